import { rowsOf } from './table-rows.ts';
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

/** Inputs, what is to be said, and the values of which each is wrong. */
const VALUES: readonly BadInput[] = rowsOf(String.raw`
  base-url | is required | ""
  base-url | is not an address | "service.example", "//service.example", "https://"
  base-url | is not https | "http://service.example", "http://10.0.0.1", "ftp://service.example"
  base-url | has credentials in it | "https://name:word@service.example"
  base-url | has a query or a fragment | "https://service.example/?a=b", "https://service.example/#a"
  api-key | is required and empty | ""
  org-id | is required and empty | ""
  api-key | is a text with line breaks, tabs or other control characters | "key\nx-other: 1", "key\u0007"
  org-id | is a text that cannot be sent | "schlüssel"
  request-timeout-seconds | Expected a number from 0\.1 | "0", "-1", "x", "30s"
  max-attempts | Expected a whole number from 1 | "0", "2.5", "many"
  on-missing-credentials | Expected one of fail, skip | "ignore"
  repo-url | has credentials in it | "https://name:word@github.com/a/b", "https://token@github.com/a/b"
  repo-url | is not the address of a repository | "file:///a/b", "ssh://github.com/a/b", "a/b"
  repo-url | is a text with line breaks | "https://github.com/a/b\nc"
  branch | is a text with line breaks | "main\nother"
  depth | Expected a whole number from 1 | "0", "-1", "1.5", "two", "1e3", "0x10", "99999999999999999999"
  mode | Expected one of scan, check, plan | "scans", "dry-run"
  rescan | Expected one of never, when-stale, always | "sometimes"
  wait | Expected true or false | "yes", "1"
  timeout-minutes | Expected a number | "0", "-5", "1h", "NaN", "Infinity"
  poll-interval-seconds | Expected a number | "0", "1e2"
  concurrency | Expected a whole number from 1 to 32 | "0", "33", "1.5"
  fail-on-vulnerability | Expected true or false | "no", "0"
  vulnerability-threshold | Expected a number | "high", "-1", "0,5"
  reports | Expected a comma-separated list of vulnerability, defense | "all", "vulnerability,foo"
  comment-on-pr | Expected one of never, on-vulnerability, always | "sometimes"
`).flatMap(([at = '', says = '', values = '']) =>
  values
    .split(', ')
    .map((value) =>
      inline(`${at}: ${value}`, at, new RegExp(says, 'u'), { ...OUTLIER, [at]: String(JSON.parse(value)) }),
    ),
);

function inline(name: string, at: string, says: RegExp, inputs: Readonly<Record<string, string>>): BadInput {
  return { name, inputs, at, says };
}

/** A case whose inputs are those of a valid analysis, but for a few. */
function beside(name: string, at: string, says: RegExp, inputs: Readonly<Record<string, string>>): BadInput {
  return inline(name, at, says, { ...OUTLIER, ...inputs });
}

const BUCKET = {
  'repo-type': 's3',
  'bucket-name': 'models',
  region: 'eu-central-1',
  'storage-access-key-id': 'id-of-the-access-key',
  'storage-secret-access-key': 'secret-of-the-access-key',
};
const HUB = { 'repo-type': 'huggingface' };
const COMMENT = { 'comment-on-pr': 'always', 'github-token': '' };
const isMissing = /is required with repo-type s3_bucket/u;
const isExtra = /is only for object storage/u;

/** Every case, each of which is to be refused before any request. */
export const BAD_INPUTS: readonly BadInput[] = [
  ...VALUES,
  {
    ...beside('another path', 'MODEL_SECURITY_ANALYSIS_PATH', /of: model-analyse, model_analyse/u, {}),
    env: { MODEL_SECURITY_ANALYSIS_PATH: '../supplychain' },
  },
  beside('a model hub without a repository', 'repo-url', /is required with repo-type huggingface/u, HUB),
  ...['bucket-name', 'region', 'storage-access-key-id', 'storage-secret-access-key'].flatMap((name) => [
    beside(`object storage without ${name}`, name, isMissing, { ...BUCKET, [name]: '' }),
    beside(`${name} without object storage`, name, isExtra, { [name]: 'x' }),
  ]),
  beside('a comment without a token', 'github-token', /is empty/u, COMMENT),
  inline('nothing to analyse', 'config-file', /does not exist/u, {}),
  beside('a file beside a text', 'config-file', /together with config\./u, { 'config-file': 'models.yml' }),
  ...rowsOf(`
    a config file that is not there | is not in the workspace | models.yml
    a config file outside | leads out of the workspace | ../models.yml
    a config file by an absolute path | leads out | /models.yml
  `).map(([name = '', says = '', file = '']) =>
    inline(name, 'config-file', new RegExp(says, 'u'), { 'config-file': file }),
  ),
];

/** Cases in the text of the config, which is read only if no record skips the analyses. */
export const BAD_TEXTS: readonly BadInput[] = [
  inline('a path', 'config', /a path belongs into config-file/u, { config: 'models.yml' }),
  inline('no YAML', 'config', /./u, { config: '{' }),
  ...rowsOf(`
    an unknown task | image-classification | image-classification | images
    an unknown attack | did you mean "outlier" | "outlier" | "outliar"
    a missing field | input_dimensions | "input_dimensions":[28,28,1]
    a wrong switch | expected true or false | :true | :often
    a path outside | workspace | "attacks" | "artifacts":{"data":"../a"},"attacks"
  `).map(([name = '', says = '', part = '', by = '']) =>
    inline(name, 'config', new RegExp(says, 'u'), { config: OUTLIER.config.replace(part, by) }),
  ),
];
