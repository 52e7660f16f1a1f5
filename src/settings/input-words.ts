import {
  type Attack,
  ATTACKS,
  defaultThreshold,
  DESCRIPTORS,
  ENGINE_SETTING_NAMES,
} from '@model-security-scan/engine/catalog';
import { SWITCH_FORMS } from '../facts/policy/requirements.ts';
import type { InputName } from './inputs.ts';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const THRESHOLDS = ATTACKS.map((attack) => `${attack} ${String(defaultThreshold(attack))}`).join(', ');
const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const SETTINGS = codes([
  ...ENGINE_SETTING_NAMES,
  ...['is_category_columns', 'categorical_columns_info', 'number_of_attack_queries'],
]);
const SWITCHES = codes(SWITCH_FORMS.map(({ name }) => name));
const hasDefence = (attack: Attack): boolean => DESCRIPTORS[attack].stages === 'defence';
const DEFENDED = AND.format(ATTACKS.filter(hasDefence));

/**
 * What each input is, for action.yml, the help of the command line and docs/reference.md; apart from the declarations, so that a
 * run does not load it. The first sentence stands in the help.
 */
export const INPUT_WORDS: Readonly<Record<InputName, string>> = {
  'base-url':
    '`local` to analyse on this runner, without an account, or the address of a service, such as ' +
    '`https://service.example`. HTTPS is required, except on loopback. A trailing slash, `/prod` or ' +
    '`/prod/api/ais/v1.5` at the end is accepted.',
  'config-file':
    'File that lists the models and their attacks, relative to the workspace. Default: ' +
    '`.github/model-security.yml`, if it exists. With a service it is read only if analyses or a scan of files ' +
    'are due, and in mode `plan`; a run that a record skips says that it was not read. If you have several config ' +
    'files, use `rescan: always`: a record covers the repository as a whole, not one file.',
  'api-key':
    'API key of the service, from a secret such as `secrets.MODEL_SECURITY_API_KEY`. Needed with a service: ' +
    'without it the step fails, unless `on-missing-credentials` allows it. Not allowed with `base-url: local`. ' +
    'Masked, and sent only to the origin of `base-url`.',
  'org-id':
    'Organization id that belongs to the API key, from a secret. Needed with a service, like `api-key`, and not ' +
    'allowed with `base-url: local`. Masked, and sent only to the origin of `base-url`.',
  wait:
    'Wait for the verdicts. `false` ends with status `submitted` as soon as the analyses are submitted; if the ' +
    'cache has their jobs, it asks once for each, and ends with the verdict if all have ended. Default: `true` ' +
    'with `base-url: local`, which allows no `false`, else `false`.',
  rescan:
    'When to scan again even if the service has a record of an earlier scan: `never`, `when-stale` or `always`. ' +
    'With `never`, any record skips the scan, even one of an older commit. With `when-stale`, only a record of ' +
    'this exact commit does. With `always`, no record does. Default: `when-stale` with `wait: true`, else ' +
    '`never`. A record does not say which models, attacks and thresholds it covers: use `always` with `only`, ' +
    'with several config files, and if `vulnerability-threshold` must also hold on a re-run. With `base-url: ' +
    'local`, `never` and `when-stale` both compare content: see docs/guides/cache.md.',
  'fail-on-vulnerability':
    'Fail the step if an analysis or the record of an earlier scan is vulnerable. `false` only reports it.',
  'comment-on-pr':
    'Comment on the pull request: `never`, `on-vulnerability` or `always`. There is one comment, updated in ' +
    'place, for each job, config file, selection (`only`) and repository. A finding stays in it until a run ' +
    'passes the same analysis; a run that skips because of a record leaves it as it is. `on-vulnerability` also ' +
    'comments on a pull request that changes the policy (`policy-from`). Needs `pull-requests: write`.',
  config:
    'The text of a config file, instead of `config-file`, for a config that belongs into the workflow. Problems ' +
    'are reported as `config:LINE:COLUMN`. An error together with `config-file`, and with `policy-from: base` on ' +
    'a pull request.',
  only:
    'Run only these models or analyses of the config file: names separated by commas, such as `digits, ' +
    'fraud/evasion`. Default: all. Use `rescan: always` with it: a record covers the repository as a whole, not ' +
    'these analyses.',
  'model-api-details':
    "Details of the model's API, as the service issued them, from a secret. Used for every analysis with " +
    "`use_model_api: yes` that has no details of its own. With `base-url: local`: the address of the model's " +
    'endpoint, or a YAML or JSON mapping from model to `{ url, protocol, headers }`, with protocol `v2` or ' +
    '`mlflow`. Masked.',
  python:
    'With `base-url: local`, whether the config file may name a Python function as a model (`predict`): `never` ' +
    'or `allow`. `allow` runs code of the repository with everything that the job may do, as running its tests ' +
    'does. It is taken on `push`, `pull_request`, `merge_group`, `schedule`, `workflow_dispatch` and `release`, ' +
    'and on the command line outside GitHub Actions; not together with `cache-secret`. See ' +
    'docs/guides/python-models.md.',
  mode:
    'What the action does: `scan`, `check` or `plan`. `scan` looks for a record of an earlier scan and submits ' +
    'the analyses if a scan is due. `check` only looks for a record. `plan` also validates the config file and ' +
    'the artifacts, and shows exactly what would be sent. Only `scan` submits anything.',
  'repo-type':
    'Kind of repository to look up: `github`, `huggingface` or `s3_bucket` (also `s3`, `s3-bucket`, ' +
    '`hugging-face`). Any other value is sent unchanged, with a notice.',
  'repo-url':
    'Address of the repository to look up, such as `https://github.com/owner/name`. Default: the current ' +
    'repository, or the head repository of a pull request. Required for `huggingface`, which also accepts a name ' +
    'such as `org/model`. An address that contains credentials is refused.',
  branch:
    'Branch to look up. Default for the current repository: the branch of the event, or the default branch for a ' +
    'tag or a release. For any other repository no branch is sent by default, and the service takes its main ' +
    'branch.',
  depth: 'Number of commits that the lineage check looks at, at least 1. 1 is only the latest commit.',
  'bucket-name': 'Name of the bucket. Required for object storage (`repo-type: s3_bucket`).',
  region: 'Region of the bucket, such as `eu-central-1`. Required for object storage.',
  'storage-access-key-id':
    'Id of the access key with which the service reads the bucket, from a secret. Required for object storage. ' +
    'Masked.',
  'storage-secret-access-key':
    'Secret of that access key, from a secret. Required for object storage. Masked. Use a key that can only read ' +
    'this bucket.',
  'cache-directory':
    'Folder for what later runs need. Results of local analyses are reused if nothing has changed, ' +
    'and a later run asks for the jobs that were submitted to a service, instead of submitting them again. ' +
    'Absolute, or relative to the workspace. What is in the folder is trusted, so do not keep it in the ' +
    'workspace. Default: the cache of the repository, if the runner has one. See docs/guides/cache.md.',
  'cache-secret':
    'Secret of at least 16 characters that seals what is kept in the cache. With `base-url: local`, only results ' +
    "that it signed are trusted; without it, the repository's cache is not used on `pull_request` and similar " +
    'events, since other steps could have written to it. With a service, it encrypts the jobs; default: the API ' +
    'key. Masked.',
  'timeout-minutes':
    'Time limit of the whole run, including the wait for verdicts: 0.01 to 7200, decimals allowed. A run that ' +
    'reaches it fails with reason `timeout`. Give the job in the workflow a longer `timeout-minutes`.',
  'poll-interval-seconds':
    'With `wait`: pause between two requests for the state of a job. Default: 15, and 1 with `base-url: local`.',
  concurrency: 'Number of analyses in progress at the same time, 1 to 32.',
  'vulnerability-threshold':
    'Score above which an analysis is vulnerable, such as `0.1`. It replaces the `threshold` and the ' +
    '`vulnerability_threshold` of every analysis in the verdict, but is not sent to the service. Default: the ' +
    "analysis's own, or 0 if it has none: then every score above 0 is vulnerable. With `base-url: local` each " +
    `attack has a default: ${THRESHOLDS}. It does not apply to a record that \`rescan\` accepts: its own flag ` +
    'decides.',
  baseline:
    'Results file of an earlier run (see `results-file`), absolute or relative to the workspace: the run fails ' +
    'only on findings that are new or worse than in that file. A score may rise by `max-increase` of the config ' +
    'file, by default not at all. Nothing in the file is signed: take it from a run that you trust. Mode `check` ' +
    'does not read it. Default: every finding fails.',
  'policy-from':
    'Whose policy judges a pull request: `head`, its own, or `base`. With `base` the thresholds, `max-increase`, ' +
    `\`accept\`, \`files\`, \`service\`, \`covers\`, \`minimum\`, ${SWITCHES}, the baseline file, the attack ` +
    `settings (${SETTINGS}), and the digests of all artifacts but the model are those of the base commit, read ` +
    "through GitHub's API with `github-token` (`contents: read`). The run fails if they cannot be read, or if the " +
    'pull request drops an analysis or an artifact of the base, or changes its task. Inputs are those of the ' +
    'workflow, and a `baseline` outside the workspace counts as it is. Without a pull request it has no effect. ' +
    'With either value the summary and the comment show how a pull request changes the policy; with `head` not if ' +
    'a record skips the analyses.',
  compare:
    'What a change did to the models, with `base-url: local`: `base` compares each model that a pull request changes with ' +
    'its version in the base commit, about the same inputs: files, data, accuracy, answers, and the attacks whose results of ' +
    'the base are cached. `base-attacked` runs evasion on the base too. `max-disagreement` and `max-accuracy-loss` of a ' +
    "model fail a run that changes too much. The base is read from the checkout, or through GitHub's API with " +
    '`github-token` (`contents: read`). Default: `never`.',
  'supply-chain':
    'Scan the model files of the repository for what they can do when someone loads them: `true` or `false`. ' +
    'Files that are about to be uploaded are always scanned, and one that runs code when it is loaded is not ' +
    'uploaded. No record skips this scan. packages/scanner/README.md says what is found. Default: `true` with ' +
    '`base-url: local` and without `only`, else `false`.',
  'bom-file':
    'File for a bill of materials of the models and data: CycloneDX 1.7, as JSON. Absolute, or relative to the ' +
    'workspace, such as `models.cdx.json`. Needs the supply-chain scan. Default: none is written.',
  'report-file':
    'File for a page of the run: one HTML file with the verdict, each finding with its plots and pictures, and ' +
    'what was analysed. It needs no other file and no network. Absolute, or relative to the workspace, such as ' +
    '`model-security.html`. Plots and pictures need `base-url: local`. Default: none is written.',
  'verdict-file':
    'File for the verdict as an in-toto statement, for `actions/attest`: the scores, thresholds and findings, and ' +
    'as subjects the digests of the models and data that were analysed. JSON that schema/verdict.schema.json ' +
    'describes. Written only if there is a verdict on known content. Absolute, or relative to the workspace, such ' +
    'as `model-security-verdict.json`. Default: none is written.',
  'report-directory':
    'Folder for the reports of finished jobs. Needs `wait: true`. Absolute, or relative to the workspace. ' +
    'Default: no reports are downloaded.',
  reports:
    'Kinds of reports to write, separated by commas: `vulnerability`, `defense`, `attack-samples`, ' +
    `\`defense-artifact\`. The last two exist only as zip. A defence exists only for ${DEFENDED}, and mostly only ` +
    'if the model is vulnerable; otherwise the log says that there is none. With base-url `local` there are only ' +
    '`vulnerability` and `attack-samples`; the latter, of evasion and of a backdoor, hold a test for pytest with ' +
    'the inputs that the model fell for.',
  'sarif-file':
    'File for the findings as SARIF 2.1.0, for code scanning. Absolute, or relative to the workspace, such as ' +
    '`model-security.sarif`. Default: none is written.',
  'upload-sarif':
    'Upload the findings to code scanning: each becomes an alert of the repository. Needs the permission ' +
    '`security-events: write`; without it the run warns. It needs no `sarif-file`. A run without a verdict uploads ' +
    'nothing, because that would close alerts.',
  'results-file':
    'File for the output `results`, whole, with the findings and what they are evidence of, as JSON that ' +
    'schema/results.schema.json describes. ' +
    'Absolute, or relative to the workspace, such as `model-security-results.json`. Use it instead of `results` ' +
    'in scripts: an environment variable over 128 KiB keeps a program from starting. Default: none is written.',
  'on-missing-credentials':
    'What to do without `api-key` and `org-id`, with a service: `fail` or `skip`. With `skip`, runs that get no ' +
    'secrets end with status `skipped`: those for pull requests from forks, and those that Dependabot starts. ' +
    'Other runs still fail.',
  'github-token':
    "Token for the comment, for code scanning (`upload-sarif`), and for the files of a pull request's base " +
    '(`policy-from`, `compare`). It is used for nothing else.',
  'request-timeout-seconds':
    'Time limit of each request. For uploads and reports it limits the time without progress.',
  'max-attempts':
    'Most attempts for a request to the service, or for an upload. A submission is repeated only if the service ' +
    'has certainly not processed it.',
};
