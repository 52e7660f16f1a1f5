/** Generated from action.yml and package.json by `npm run generate`. */

export interface ActionInput {
  readonly name: string;
  /** Its first sentence. */
  readonly description: string;
  readonly fallback?: string;
}

export const VERSION = '0.1.0';

/** Where the action has its home: owner/name. */
export const REPOSITORY = 'your-org/model-security-scan';

export const ACTION_INPUTS: readonly ActionInput[] = [
  {
    name: 'base-url',
    description:
      '`local` to analyse on this runner, without an account, or the address of a service, such as `https://service.example`.',
  },
  {
    name: 'config-file',
    description: 'File that lists the models and their attacks, relative to the workspace.',
  },
  {
    name: 'api-key',
    description: 'API key of the service, from a secret such as `secrets.MODEL_SECURITY_API_KEY`.',
  },
  { name: 'org-id', description: 'Organization id that belongs to the API key, from a secret.' },
  { name: 'wait', description: 'Wait for the verdicts.' },
  {
    name: 'rescan',
    description:
      'When to scan again even if the service has a record of an earlier scan: `never`, `when-stale` or `always`.',
  },
  {
    name: 'fail-on-vulnerability',
    description: 'Fail the step if an analysis or the record of an earlier scan is vulnerable.',
    fallback: 'true',
  },
  {
    name: 'comment-on-pr',
    description: 'Comment on the pull request: `never`, `on-vulnerability` or `always`.',
    fallback: 'never',
  },
  {
    name: 'config',
    description:
      'The text of a config file, instead of `config-file`, for a config that belongs into the workflow.',
  },
  {
    name: 'only',
    description:
      'Run only these models or analyses of the config file: names separated by commas, such as `digits, fraud/evasion`.',
  },
  {
    name: 'model-api-details',
    description: "Details of the model's API, as the service issued them, from a secret.",
  },
  {
    name: 'python',
    description:
      'With `base-url: local`, whether the config file may name a Python function as a model (`predict`): `never` or `allow`.',
    fallback: 'never',
  },
  { name: 'mode', description: 'What the action does: `scan`, `check` or `plan`.', fallback: 'scan' },
  {
    name: 'repo-type',
    description:
      'Kind of repository to look up: `github`, `huggingface` or `s3_bucket` (also `s3`, `s3-bucket`, `hugging-face`).',
    fallback: 'github',
  },
  {
    name: 'repo-url',
    description: 'Address of the repository to look up, such as `https://github.com/owner/name`.',
  },
  { name: 'branch', description: 'Branch to look up.' },
  {
    name: 'depth',
    description:
      'Number of commits that the lineage check looks at, at least 1. 1 is only the latest commit.',
    fallback: '1',
  },
  { name: 'bucket-name', description: 'Name of the bucket.' },
  { name: 'region', description: 'Region of the bucket, such as `eu-central-1`.' },
  {
    name: 'storage-access-key-id',
    description: 'Id of the access key with which the service reads the bucket, from a secret.',
  },
  { name: 'storage-secret-access-key', description: 'Secret of that access key, from a secret.' },
  { name: 'cache-directory', description: 'Folder for what later runs need.' },
  {
    name: 'cache-secret',
    description: 'Secret of at least 16 characters that seals what is kept in the cache.',
  },
  {
    name: 'timeout-minutes',
    description:
      'Time limit of the whole run, including the wait for verdicts: 0.01 to 7200, decimals allowed.',
    fallback: '60',
  },
  {
    name: 'poll-interval-seconds',
    description: 'With `wait`: pause between two requests for the state of a job.',
  },
  {
    name: 'concurrency',
    description: 'Number of analyses in progress at the same time, 1 to 32.',
    fallback: '4',
  },
  {
    name: 'vulnerability-threshold',
    description: 'Score above which an analysis is vulnerable, such as `0.1`.',
  },
  {
    name: 'baseline',
    description:
      'Results file of an earlier run (see `results-file`), absolute or relative to the workspace: the run fails only on findings that are new or worse than in that file.',
  },
  {
    name: 'policy-from',
    description: 'Whose policy judges a pull request: `head`, its own, or `base`.',
    fallback: 'head',
  },
  {
    name: 'supply-chain',
    description:
      'Scan the model files of the repository for what they can do when someone loads them: `true` or `false`.',
  },
  {
    name: 'bom-file',
    description: 'File for a bill of materials of the models and data: CycloneDX 1.6, as JSON.',
  },
  {
    name: 'report-file',
    description:
      'File for a page of the run: one HTML file with the verdict, each finding with its plots and pictures, and what was analysed.',
  },
  {
    name: 'verdict-file',
    description:
      'File for the verdict as an in-toto statement, for `actions/attest`: the scores, thresholds and findings, and as subjects the digests of the models and data that were analysed.',
  },
  { name: 'report-directory', description: 'Folder for the reports of finished jobs.' },
  {
    name: 'reports',
    description:
      'Kinds of reports to write, separated by commas: `vulnerability`, `defense`, `attack-samples`, `defense-artifact`.',
    fallback: 'vulnerability',
  },
  { name: 'sarif-file', description: 'File for the findings as SARIF 2.1.0, for code scanning.' },
  {
    name: 'results-file',
    description:
      'File for the output `results`, whole, with the findings, as JSON that schema/results.schema.json describes.',
  },
  {
    name: 'on-missing-credentials',
    description: 'What to do without `api-key` and `org-id`, with a service: `fail` or `skip`.',
    fallback: 'fail',
  },
  {
    name: 'github-token',
    description: "Token for the comment and the policy of a pull request's base (`policy-from`).",
  },
  { name: 'request-timeout-seconds', description: 'Time limit of each request.', fallback: '30' },
  {
    name: 'max-attempts',
    description: 'Most attempts for a request to the service, or for an upload.',
    fallback: '5',
  },
];
