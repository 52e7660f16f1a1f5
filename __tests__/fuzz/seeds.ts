import type { NonEmpty } from './random.ts';

/** Correct inputs; mutations turn them into wrong ones. */
export const CONFIGS: NonEmpty<string> = [
  `version: 1
models:
  - name: digits
    id: 6f1c
    task: image-classification
    config: { model_framework: tensorflow, input_dimensions: [28, 28, 1], number_of_classes: 10, color_space: bgr }
    artifacts: { model: models/digits.h5, data: data/test, label: data/labels.csv }
    attacks:
      extraction: { number_of_attack_queries: 20000, vulnerability_threshold: 0.1 }
      evasion: {}
`,
  `{"version":1,"models":[{"name":"a","id":"b","task":"tabular-classification","config":{"input_dimensions":"(4)"},"artifacts":{"data":"d","minmax":"m","model":"x"},"attacks":{"evasion":{"model_framework":"f","number_of_classes":2,"use_model_api":"yes","model_api_details":"s"}}}]}`,
  `version: 1\nmodels: &all\n- {name: x, id: *all, task: "time-series-forecasting", attacks: {extraction: !!map {}}}\n# end\n`,
  'a: !!str b\nc: [!x y, ! z, &a !!js 1, *a]\n',
  '{ input_dimensions: [28, 28, 1], color_space: >-\n folded\n }',
];

export const URLS: NonEmpty<string> = [
  'https://api.example.com/prod/api/ais/v1.5/',
  'http://127.0.0.1:8080/prod',
  'https://user:word@[::1]:443/a/../b?c=d#e',
  'git@github.com:owner/name.git',
  'refs/heads/feature/x',
  'https://d.example/jobs/1?model_security_job=j1&model_security_digest=0123456789abcdef0123456789abcdef&model_security_threshold=0.1&model_security_task=image-classification&model_security_model=m&model_security_model_id=i&model_security_link=dashboard',
];

export const RETRY_AFTERS: NonEmpty<string> = [
  '120',
  'Fri, 31 Dec 2027 23:59:59 GMT',
  'Friday, 31-Dec-27 23:59:59 GMT',
  '0',
];

const COMMIT = '9f2c1e7a5b3d4086c1a2e3f405162738495a6b7c';
const REPOSITORY = { full_name: 'a/b', default_branch: 'main' };

/** The parts of every event that the action reads. */
export const EVENT = {
  repository: REPOSITORY,
  pull_request: { number: 7, head: { ref: 'x', sha: COMMIT, repo: REPOSITORY }, base: { repo: REPOSITORY } },
  merge_group: { head_ref: 'refs/heads/x', head_sha: COMMIT },
  workflow_run: { head_repository: REPOSITORY, head_branch: 'x', head_sha: COMMIT },
};

/** Keys and values of the service's answers. */
export const JSON_WORDS: NonEmpty<string> = [
  'commitid',
  ...'branchname hashedjobid modelid repourl createdtimestamp depth supplychain_vuldetected job_id'.split(
    ' ',
  ),
  ...'jobId dashboard_link monitor_link data response urls url fields data_upload_url'.split(' '),
  ...'ModelUploadURL x_upload_url https://storage.example/a?sig=b message error detail'.split(' '),
  ...'ModelExploration_Status SanityCheck_Status QueryGenerator_Status CurrentStatus'.split(' '),
  ...'VunerabilityEngine_Status DefenseReport_Status SupplyChainStatus VulnerabiltyScore'.split(' '),
  ...'completed passed failed inprogress na 0.05'.split(' '),
  ...['Defense generation is not triggered', COMMIT, '__proto__'],
];
