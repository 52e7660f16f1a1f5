import { OUTLIER } from './talk.ts';

/** One way of getting the inputs of the step wrong. */
export interface BadInput {
  readonly name: string;
  /** Beside, or instead of, a valid address, credentials and a valid analysis. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The input that the message must name. */
  readonly at: string;
  /** The expected message. */
  readonly says: RegExp;
  readonly env?: Readonly<Record<string, string>>;
}

/** Cases of one input: its value, and what is to be said. */
function values(input: string, says: RegExp, ...wrong: readonly string[]): BadInput[] {
  return wrong.map((value) => ({
    name: `${input}: ${JSON.stringify(value)}`,
    inputs: { ...OUTLIER, [input]: value },
    at: input,
    says,
  }));
}

function inline(name: string, at: string, says: RegExp, inputs: Readonly<Record<string, string>>): BadInput {
  return { name, inputs, at, says };
}

const SERVICE: readonly BadInput[] = [
  ...values('base-url', /is required/u, ''),
  ...values('base-url', /is not an address/u, 'service.example', '//service.example', 'https://'),
  ...values(
    'base-url',
    /is not https/u,
    'http://service.example',
    'http://10.0.0.1',
    'ftp://service.example',
  ),
  ...values('base-url', /has credentials in it/u, 'https://name:word@service.example'),
  ...values(
    'base-url',
    /has a query or a fragment/u,
    'https://service.example/?a=b',
    'https://service.example/#a',
  ),
  ...values('api-key', /is required and empty/u, ''),
  ...values('org-id', /is required and empty/u, ''),
  ...values('api-key', /has a line break or another control character/u, 'key\nx-other: 1', 'key\u0007'),
  ...values('org-id', /has characters that cannot be sent/u, 'schlüssel'),
  ...values('request-timeout-seconds', /Expected a number from 0\.1/u, '0', '-1', 'x', '30s'),
  ...values('max-attempts', /Expected a whole number from 1/u, '0', '2.5', 'many'),
  ...values('on-missing-credentials', /Expected one of: fail, skip/u, 'ignore'),
  {
    name: 'another spelling of the analysis path',
    inputs: OUTLIER,
    env: { MODEL_SECURITY_ANALYSIS_PATH: '../supplychain' },
    at: 'MODEL_SECURITY_ANALYSIS_PATH',
    says: /Expected one of: model-analyse, model_analyse/u,
  },
];

const BUCKET = {
  ...OUTLIER,
  'repo-type': 's3',
  'bucket-name': 'models',
  region: 'eu-central-1',
  'storage-access-key-id': 'id-of-the-access-key',
  'storage-secret-access-key': 'secret-of-the-access-key',
};

const REPOSITORY: readonly BadInput[] = [
  ...values(
    'repo-url',
    /has credentials in it/u,
    'https://name:word@github.com/a/b',
    'https://token@github.com/a/b',
  ),
  ...values('repo-url', /is not the address of a repository/u, 'file:///a/b', 'ssh://github.com/a/b', 'a/b'),
  ...values('repo-url', /has a line break/u, 'https://github.com/a/b\nc'),
  ...values('branch', /has a line break/u, 'main\nother'),
  ...values(
    'depth',
    /Expected a whole number from 1/u,
    '0',
    '-1',
    '1.5',
    'two',
    '1e3',
    '0x10',
    '9'.repeat(20),
  ),
  inline('a model hub without a repository', 'repo-url', /is required with repo-type huggingface/u, {
    ...OUTLIER,
    'repo-type': 'huggingface',
  }),
  ...['bucket-name', 'region', 'storage-access-key-id', 'storage-secret-access-key'].flatMap((name) => [
    inline(`object storage without ${name}`, name, /is required with repo-type s3_bucket/u, {
      ...BUCKET,
      [name]: '',
    }),
    inline(`${name} without object storage`, name, /is only for object storage/u, {
      ...OUTLIER,
      [name]: 'x',
    }),
  ]),
];

const FLOW: readonly BadInput[] = [
  ...values('mode', /Expected one of: scan, check, plan/u, 'scans', 'dry-run'),
  ...values('rescan', /Expected one of: never, when-stale, always/u, 'sometimes'),
  ...values('wait', /Expected true or false/u, 'yes', '1'),
  ...values('timeout-minutes', /Expected a number/u, '0', '-5', '1h', 'NaN', 'Infinity'),
  ...values('poll-interval-seconds', /Expected a number/u, '0', '1e2'),
  ...values('concurrency', /Expected a whole number from 1 to 32/u, '0', '33', '1.5'),
  ...values('fail-on-vulnerability', /Expected true or false/u, 'no', '0'),
  ...values('vulnerability-threshold', /Expected a number/u, 'high', '-1', '0,5'),
];

const REPORTS: readonly BadInput[] = [
  ...values(
    'reports',
    /Expected a comma-separated list of: vulnerability, defense/u,
    'all',
    'vulnerability,foo',
  ),
  ...values('comment-on-pr', /Expected one of: never, on-vulnerability, always/u, 'sometimes'),
  inline('a comment without a token', 'github-token', /is empty/u, {
    ...OUTLIER,
    'comment-on-pr': 'always',
    'github-token': '',
  }),
];

/** A config with another part than that of the right one. */
function changed(part: string, by: string): { readonly config: string } {
  return { config: OUTLIER.config.replace(part, by) };
}

const ANALYSIS: readonly BadInput[] = [
  inline('nothing to analyse', 'config-file', /does not exist/u, {}),
  inline('a config file beside a text', 'config-file', /cannot be given together with config\./u, {
    ...OUTLIER,
    'config-file': 'models.yml',
  }),
  inline('a config file that is not there', 'config-file', /is not in the workspace/u, {
    'config-file': 'models.yml',
  }),
  inline('a config file outside', 'config-file', /leads out of the workspace/u, {
    'config-file': '../models.yml',
  }),
  inline('a config file by an absolute path', 'config-file', /leads out/u, { 'config-file': '/models.yml' }),
];

/** Cases in the text of the config, which is read only if no record skips the analyses. */
export const BAD_TEXTS: readonly BadInput[] = [
  inline('a path', 'config', /a path belongs into config-file/u, { config: 'models.yml' }),
  inline('no YAML', 'config', /./u, { config: '{' }),
  inline('an unknown task', 'config', /image-classification/u, changed('image-classification', 'images')),
  inline('an unknown attack', 'config', /did you mean "outlier"/u, changed('"outlier"', '"outliar"')),
  inline('a missing field', 'config', /input_dimensions/u, changed('"input_dimensions":[28,28,1]', '')),
  inline('a wrong switch', 'config', /expected true or false/u, changed(':true', ':often')),
  inline(
    'a path outside',
    'config',
    /workspace/u,
    changed('"attacks"', '"artifacts":{"data":"../a"},"attacks"'),
  ),
];

/** Every case, each of which is to be refused before any request. */
export const BAD_INPUTS: readonly BadInput[] = [...SERVICE, ...REPOSITORY, ...FLOW, ...REPORTS, ...ANALYSIS];
