import { SERVICE_VENUE } from '../../../src/facts/venue.ts';
import { describe, expect, it } from '@jest/globals';
import { readActionMetadata } from '../../../tools/action-metadata.ts';
import { GONE_ANALYSIS, GONE_INPUTS } from '../../../src/settings/gone-inputs.ts';
import { readSettings, SECRET_INPUTS } from '../../../src/settings/read-settings.ts';
import { REPORT_KINDS } from '../../../src/facts/report-kinds.ts';
import { COMMENT_POLICIES, MODES, RESCANS, type Settings } from '../../../src/facts/settings.ts';
import { ANALYSIS, CHECK, settingsSource } from '../../support/settings-source.ts';
import { makeWorkspace } from '../../support/workspace.ts';

const ACTION = readActionMetadata(new URL('../../../action.yml', import.meta.url));

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

const isGone = (name: string): boolean => name in GONE_INPUTS || GONE_ANALYSIS.some((one) => one === name);

/** Settings that are there: the tests of what is skipped ask for themselves. */
async function settingsOf(
  inputs: Readonly<Record<string, string>>,
  changes: Parameters<typeof settingsSource>[1] = {},
): Promise<Settings> {
  const settings = await readSettings(settingsSource({ ...CHECK, ...inputs }, changes));
  if (settings === undefined) throw new Error('There are no settings.');
  return (await settings.readConfig?.()) ?? settings;
}

describe('settings', () => {
  it('are the defaults when only what is required is given', async () => {
    expect(await settingsOf({})).toStrictEqual({
      mode: 'check',
      workspace: '/nowhere',
      models: [],
      service: {
        root: 'https://service.example',
        isPrivate: false,
        apiKey: 'the-key',
        declared: {},
        isLocal: false,
        orgId: 'the-organization',
        analysisPath: 'model-analyse',
        requestTimeoutMs: 30_000,
        maxAttempts: 5,
      },
      venue: SERVICE_VENUE,
      repository: { type: 'github', depth: 1 },
      analyses: [],
      only: [],
      supplyChain: { enabled: false, files: { paths: [], leftOut: [], failOn: 'high' }, covers: [] },
      policy: { accept: [] },
      cache: {},
      rescan: 'never',
      wait: false,
      timeoutMs: 3_600_000,
      pollIntervalMs: 15_000,
      concurrency: 4,
      failOnVulnerability: true,
      reports: { kinds: ['vulnerability'], commentPolicy: 'never' },
      notices: [],
    });
  });

  it('are the same with every default of action.yml written out', async () => {
    const defaults = ACTION.inputs.flatMap(({ name, default: value = '' }) =>
      value === '' || value.includes('${{') ? [] : [[name, value] as const],
    );
    expect(defaults.length).toBeGreaterThan(10);
    const written = await settingsOf({ ...ANALYSIS, ...Object.fromEntries(defaults) });
    expect(written).toStrictEqual(await settingsOf({ ...ANALYSIS, mode: '' }));
    expect(written.mode).toBe('scan');
  });

  it('read no input that action.yml does not declare, and every one that it does', async () => {
    const asked = new Set<string>();
    const source = settingsSource({ ...CHECK, ...ANALYSIS, mode: 'scan' });
    const read = await readSettings({
      ...source,
      input: (name) => {
        asked.add(name);
        return source.input(name);
      },
    });
    await read?.readConfig?.();
    expect([...asked].filter((name) => !isGone(name)).sort()).toEqual(
      ACTION.inputs.map(({ name }) => name).sort(),
    );
  });

  it('mask all inputs that hold secrets', () => {
    const described = ACTION.inputs.filter(({ description }) =>
      /\bMasked\b|^Token\b|from a secret/u.test(description),
    );
    expect(described.map(({ name }) => name).sort()).toEqual([...SECRET_INPUTS].sort());
  });

  it.each([
    ['github.com/a/b', 'https://github.com/a/b'],
    ['git.example:8443/a/b/', 'https://git.example:8443/a/b/'],
  ])('take repo-url %s for %s', async (given, url) => {
    expect((await settingsOf({ 'repo-url': given })).repository.url).toBe(url);
  });

  it.each(['a/b', 'github.com/a/b'])('take repo-url %s of a model hub as it is', async (url) => {
    const settings = await settingsOf({ 'repo-type': 'huggingface', 'repo-url': url });
    expect(settings.repository.url).toBe(url);
  });

  it.each<[string, readonly string[], (settings: Settings) => unknown]>([
    ['rescan', RESCANS, (settings) => settings.rescan],
    ['reports', REPORT_KINDS, (settings) => settings.reports.kinds.join()],
    ['repo-type', ['github', 'gitlab', 'Gitea'], (settings) => settings.repository.type],
    [
      'repo-url',
      ['https://github.com/a/b', 'https://github.com/a/b.git', 'HTTP://git.example/a/b'],
      (settings) => settings.repository.url,
    ],
    ['repo-url', ['http://git.example:8080/a@b/c:d'], (settings) => settings.repository.url],
    ['branch', ['main', 'feature/x', 'refs/tags/v1'], (settings) => settings.repository.branch],
    ['report-directory', ['reports/here'], (settings) => settings.reports.directory],
    ['sarif-file', ['out.sarif'], (settings) => settings.reports.sarifFile],
    ['results-file', ['out.json'], (settings) => settings.reports.resultsFile],
    ['api-key', ['a b~!'], (settings) => settings.service.apiKey],
  ])('take each value of %s as it is', async (name, values, read) => {
    for (const value of values) expect(read(await settingsOf({ [name]: value }))).toBe(value);
  });

  it.each<[string, Readonly<Record<string, unknown>>, (settings: Settings) => unknown]>([
    ['depth', { 1: 1, '007': 7, 1000000: 1_000_000 }, (settings) => settings.repository.depth],
    ['concurrency', { 1: 1, 32: 32 }, (settings) => settings.concurrency],
    ['max-attempts', { 1: 1, 20: 20 }, (settings) => settings.service.maxAttempts],
    ['timeout-minutes', { '0.5': 30_000, 7200: 432_000_000 }, (settings) => settings.timeoutMs],
    [
      'poll-interval-seconds',
      { '0.1': 100, 3600: 3_600_000, '.5': 500 },
      (settings) => settings.pollIntervalMs,
    ],
    ['request-timeout-seconds', { '0.1': 100, 90: 90_000 }, (settings) => settings.service.requestTimeoutMs],
    [
      'vulnerability-threshold',
      { 0: 0, '0.25': 0.25, 60: 60 },
      (settings) => settings.vulnerabilityThreshold,
    ],
    ['wait', { true: true, True: true, TRUE: true, false: false, FALSE: false }, (settings) => settings.wait],
    [
      'fail-on-vulnerability',
      { false: false, False: false, true: true },
      (settings) => settings.failOnVulnerability,
    ],
    ['branch', { 'refs/heads/topic': 'topic' }, (settings) => settings.repository.branch],
    [
      'reports',
      { 'defense, vulnerability,defense': 'vulnerability,defense' },
      (settings) => settings.reports.kinds.join(),
    ],
  ])('read %s', async (name, values, read) => {
    for (const [value, expected] of Object.entries(values)) {
      expect([value, read(await settingsOf({ [name]: value }))]).toEqual([value, expected]);
    }
  });

  it.each(MODES)('know the mode %s', async (mode) => {
    expect((await settingsOf({ ...ANALYSIS, mode, 'github-token': 'ghs_x' })).mode).toBe(mode);
  });

  it.each(COMMENT_POLICIES)('take the comment policy %s with a token', async (policy) => {
    const { reports } = await settingsOf({ 'comment-on-pr': policy, 'github-token': 'ghs_x' });
    expect(reports).toMatchObject({ commentPolicy: policy, githubToken: 'ghs_x' });
  });

  it('know the other spellings of a repository type, and give notice of one that is unknown', async () => {
    const hub = { 'repo-type': 'hugging-face', 'repo-url': 'org/model' };
    expect((await settingsOf(hub)).repository).toEqual({ type: 'huggingface', url: 'org/model', depth: 1 });
    const { repository, notices } = await settingsOf({ 'repo-type': 'constructor' });
    expect(repository.type).toBe('constructor');
    expect(notices).toEqual([
      'repo-type "constructor" is not one of github, huggingface, s3_bucket. It is sent unchanged, and the service may reject it.',
    ]);
  });

  it.each(['s3', 's3-bucket', 's3_bucket'])('read the bucket of %s', async (type) => {
    const { repository, notices } = await settingsOf({
      'repo-type': type,
      'bucket-name': 'models',
      region: 'eu-central-1',
      'storage-access-key-id': 'id',
      'storage-secret-access-key': 'secret',
    });
    const bucket = { name: 'models', region: 'eu-central-1', accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(repository).toEqual({ type: 's3_bucket', depth: 1, bucket });
    expect(notices).toEqual([]);
  });

  it('take the base address in its usual forms, and know a private one', async () => {
    const forms = ['https://a.example', 'https://a.example/', 'https://a.example/prod/api/ais/v1.5/'];
    for (const form of forms) {
      const { service } = await settingsOf({ 'base-url': form });
      expect([service.root, service.isPrivate]).toEqual(['https://a.example', false]);
    }
    for (const form of ['http://127.0.0.1:1', 'http://localhost', 'https://10.1.2.3']) {
      expect((await settingsOf({ 'base-url': form })).service.isPrivate).toBe(true);
    }
  });

  it('take the other spelling of the analysis path from a variable', async () => {
    const variables = { MODEL_SECURITY_ANALYSIS_PATH: 'model_analyse' };
    expect((await settingsOf({}, { variables })).service.analysisPath).toBe('model_analyse');
  });
});

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
      'input "api-key": is required and empty. Give it from a secret.',
    );
  });

  it('are reported together, with everything else that is wrong', async () => {
    const inputs = { ...CHECK, 'base-url': '', 'api-key': '' };
    for (const name of ['base-url', 'api-key']) {
      await expect(settingsOf(inputs)).rejects.toThrow(`input "${name}": is required`);
    }
  });

  it('are not asked for if no base-url says whether there is a service at all', async () => {
    const reading = settingsOf({ ...CHECK, 'base-url': '', 'api-key': '', 'org-id': '' });
    await expect(reading).rejects.toThrow(/^(?!.*api-key).*The rest is checked once this is given/su);
  });

  it('skip nothing when they are not missing', async () => {
    const settings = await settingsOf({ 'on-missing-credentials': 'skip' }, { withoutSecrets: true });
    expect(settings.mode).toBe('check');
  });
});

describe('the analyses', () => {
  it('come from the text of a config', async () => {
    const { analyses, configNames } = await settingsOf({ ...ANALYSIS, mode: 'scan' });
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
        const settings = await settingsOf(inputs, { workspace: workspace.folder, masked });
        expect(settings.configFile).toBe(configFile === '' ? '.github/model-security.yml' : configFile);
        expect(settings.analyses.map(({ name }) => name)).toEqual(['digits/outlier', 'digits/drift']);
        expect(masked).toContain('in-the-file');
      }
      const only = await settingsOf(
        { mode: 'plan', only: 'digits/outlier' },
        { workspace: workspace.folder },
      );
      expect(only.analyses.map(({ name }) => name)).toEqual(['digits/outlier']);
    } finally {
      await workspace.remove();
    }
  });

  it('are not read for a lineage check', async () => {
    expect((await settingsOf({ mode: 'check', config: 'nonsense' })).analyses).toEqual([]);
  });
});
