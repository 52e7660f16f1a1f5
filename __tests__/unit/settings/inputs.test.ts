import { SERVICE_VENUE } from '../../../src/facts/venue.ts';
import { describe, expect, it } from '@jest/globals';
import { readActionMetadata } from '../../../tools/action-metadata.ts';
import { GONE_ANALYSIS, GONE_INPUTS } from '../../../src/settings/gone-inputs.ts';
import { knownRepoType } from '../../../src/settings/repository.ts';
import { SECRET_INPUTS } from '../../../src/settings/inputs.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { REPORT_KINDS } from '../../../src/facts/report-kinds.ts';
import { COMMENT_POLICIES, MODES, RESCANS, type Settings } from '../../../src/facts/settings.ts';
import { ANALYSIS, CHECK, type Inputs, settingsOf, settingsSource } from '../../support/settings-source.ts';

const ACTION = readActionMetadata(new URL('../../../action.yml', import.meta.url));

const isGone = (name: string): boolean => name in GONE_INPUTS || GONE_ANALYSIS.some((one) => one === name);

const read = (inputs: Inputs, changes?: Parameters<typeof settingsOf>[1]): Promise<Settings> =>
  settingsOf({ ...CHECK, ...inputs }, changes);

describe('settings', () => {
  it('are the defaults when only what is required is given', async () => {
    expect(await read({})).toStrictEqual({
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
      reports: { kinds: ['vulnerability'], commentPolicy: 'never', uploadsSarif: false },
      notices: [],
    });
  });

  it('are the same with every default of action.yml written out', async () => {
    const defaults = ACTION.inputs.flatMap(({ name, default: value = '' }) =>
      value === '' || value.includes('${{') ? [] : [[name, value] as const],
    );
    expect(defaults.length).toBeGreaterThan(10);
    const written = await read({ ...ANALYSIS, ...Object.fromEntries(defaults) });
    expect(written).toStrictEqual(await read({ ...ANALYSIS, mode: '' }));
    expect(written.mode).toBe('scan');
  });

  it('read no input that action.yml does not declare, and every one that it does', async () => {
    const asked = new Set<string>();
    const source = settingsSource({ ...CHECK, ...ANALYSIS, mode: 'scan' });
    const settings = await readSettings({
      ...source,
      input: (name) => {
        asked.add(name);
        return source.input(name);
      },
    });
    await settings?.readConfig?.();
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

  /** Each value of an input, and what is read of it; the case of fixed words does not count. */
  const asItIs = (...values: readonly string[]): Inputs =>
    Object.fromEntries(values.map((one) => [one, one]));
  it.each<[string, Readonly<Record<string, unknown>>, (settings: Settings) => unknown]>([
    ['mode', { Check: 'check' }, ({ mode }) => mode],
    ['rescan', { ...asItIs(...RESCANS), Always: 'always' }, ({ rescan }) => rescan],
    [
      'reports',
      {
        ...asItIs(...REPORT_KINDS),
        'defense, vulnerability,defense': 'vulnerability,defense',
        Defense: 'defense',
      },
      ({ reports }) => reports.kinds.join(),
    ],
    [
      'repo-type',
      { ...asItIs('github', 'gitlab', 'Gitea'), GitHub: 'github' },
      ({ repository }) => repository.type,
    ],
    [
      'repo-url',
      {
        ...asItIs('https://github.com/a/b', 'https://github.com/a/b.git', 'HTTP://git.example/a/b'),
        ...asItIs('http://git.example:8080/a@b/c:d'),
        'github.com/a/b': 'https://github.com/a/b',
        'git.example:8443/a/b/': 'https://git.example:8443/a/b/',
      },
      ({ repository }) => repository.url,
    ],
    [
      'branch',
      { ...asItIs('main', 'feature/x', 'refs/tags/v1'), 'refs/heads/topic': 'topic' },
      ({ repository }) => repository.branch,
    ],
    ['report-directory', asItIs('reports/here'), ({ reports }) => reports.directory],
    ['sarif-file', asItIs('out.sarif'), ({ reports }) => reports.sarifFile],
    ['results-file', asItIs('out.json'), ({ reports }) => reports.resultsFile],
    ['api-key', asItIs('a b~!'), ({ service }) => service.apiKey],
    ['depth', { 1: 1, '007': 7, 1000000: 1_000_000 }, ({ repository }) => repository.depth],
    ['concurrency', { 1: 1, 32: 32 }, ({ concurrency }) => concurrency],
    ['max-attempts', { 1: 1, 20: 20 }, ({ service }) => service.maxAttempts],
    ['timeout-minutes', { '0.5': 30_000, 7200: 432_000_000 }, ({ timeoutMs }) => timeoutMs],
    [
      'poll-interval-seconds',
      { '0.1': 100, 3600: 3_600_000, '.5': 500 },
      ({ pollIntervalMs }) => pollIntervalMs,
    ],
    ['request-timeout-seconds', { '0.1': 100, 90: 90_000 }, ({ service }) => service.requestTimeoutMs],
    [
      'vulnerability-threshold',
      { 0: 0, '.25': 0.25, '0.25': 0.25, '025': 25, '99.999999999999': 99.999999999999 },
      (settings) => settings.vulnerabilityThreshold,
    ],
    ['wait', { true: true, True: true, tRUE: true, false: false, FALSE: false }, ({ wait }) => wait],
    [
      'fail-on-vulnerability',
      { false: false, False: false, true: true },
      (settings) => settings.failOnVulnerability,
    ],
  ])('read %s', async (name, values, of) => {
    for (const [value, expected] of Object.entries(values)) {
      expect([value, of(await read({ [name]: value }))]).toEqual([value, expected]);
    }
  });

  it.each(['a/b', 'github.com/a/b'])('take repo-url %s of a model hub as it is', async (url) => {
    expect((await read({ 'repo-type': 'huggingface', 'repo-url': url })).repository.url).toBe(url);
  });

  it.each([
    ['true', '', 'when-stale'],
    ['false', '', 'never'],
    ['', '', 'never'],
    ['true', 'never', 'never'],
    ['false', 'always', 'always'],
  ])(
    'wait %j and rescan %j mean %s: a gate wants the verdict of this commit',
    async (wait, given, rescan) => {
      expect((await read({ wait, rescan: given })).rescan).toBe(rescan);
    },
  );

  it('take no baseline in mode check, and say so', async () => {
    const { policy, notices } = await read({ baseline: 'b.json', 'github-token': 'the-token' });
    expect(policy).toEqual({ accept: [] });
    expect(notices).toMatchSnapshot();
  });

  it.each(MODES)('know the mode %s', async (mode) => {
    expect((await read({ ...ANALYSIS, mode, 'github-token': 'ghs_x' })).mode).toBe(mode);
  });

  it.each(COMMENT_POLICIES)('take the comment policy %s with a token', async (policy) => {
    const { reports } = await read({ 'comment-on-pr': policy, 'github-token': 'ghs_x' });
    expect(reports).toMatchObject({ commentPolicy: policy, githubToken: 'ghs_x' });
  });

  it('know the other spellings of a repository type, and give notice of one that is unknown', async () => {
    const hub = { 'repo-type': 'hugging-face', 'repo-url': 'org/model' };
    expect((await read(hub)).repository).toEqual({ type: 'huggingface', url: 'org/model', depth: 1 });
    const { repository, notices } = await read({ 'repo-type': 'constructor' });
    expect(repository.type).toBe('constructor');
    expect(notices).toMatchSnapshot();
    expect((await read({ 'repo-type': 'githb' })).notices).toEqual([
      expect.stringMatching(/s3_bucket.*"github"\?/u),
    ]);
  });

  it.each(['S3', 'S3-Bucket', 's3_BUCKET', 'Hugging-Face', 'HuggingFace'])(
    'know a repository type in any case: %s',
    (type) => {
      expect(knownRepoType(type)).toBe(/^s3/iu.test(type) ? 's3_bucket' : 'huggingface');
    },
  );

  it.each(['s3', 's3-bucket', 's3_bucket'])('read the bucket of %s', async (type) => {
    const { repository, notices } = await read({
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
    const forms = ['', '/', '/prod', '/prod/api/ais', '/prod/api/ais/v1.5/'];
    for (const form of [...forms, '/prod/api/ais/v1.5/developer/lineage-check']) {
      const { service } = await read({ 'base-url': `https://a.example${form}` });
      expect([service.root, service.isPrivate]).toEqual(['https://a.example', false]);
    }
    for (const form of ['http://127.0.0.1:1', 'http://localhost', 'https://10.1.2.3']) {
      expect((await read({ 'base-url': form })).service.isPrivate).toBe(true);
    }
  });

  it('take the other spelling of the analysis path from a variable', async () => {
    const variables = { MODEL_SECURITY_ANALYSIS_PATH: 'model_analyse' };
    expect((await read({}, { variables })).service.analysisPath).toBe('model_analyse');
  });
});
