import { createRandom, type Random } from './random.ts';
import {
  ATTACKS,
  type Operation,
  type PlannedAnalysis,
  type RecordTruth,
  type RunPlan,
  type RunSecrets,
} from './types.ts';

const RATES = [0, 0.15, 0.4, 0.8] as const;
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
/** Characters of secrets that are encoded in a URL, in JSON, in HTML or in Base64. */
const SIGNS = '+/=&"<>\'%#~ ?';

/** @param seed of the whole campaign; seed and number together always give the same plan */
export function planRun(seed: string, number: number): RunPlan {
  const random = createRandom(`${seed}/${String(number)}/plan`);
  const mode = random.chance(0.2) ? 'check' : 'scan';
  const wait = mode === 'scan' && random.chance(0.7);
  return {
    seed,
    number,
    mode,
    wait,
    repoType: random.pick(['github', 'github', 'huggingface', 's3_bucket'] as const),
    analyses: planAnalyses(random, mode === 'check' ? 0 : random.pick([1, 1, 1, 2, 3])),
    record: planRecord(random, mode),
    rescan: random.pick(['never', 'never', 'when-stale', 'always'] as const),
    failOnVulnerability: random.chance(0.75),
    maxAttempts: random.integer(1, 3),
    requestTimeoutMs: random.pick([500, 700, 1000]),
    timeoutMs: random.pick([3000, 4500, 6000]) + (wait ? 1500 : 0),
    concurrency: random.pick([1, 2, 4]),
    debug: random.chance(0.3),
    rates: planRates(random, mode),
    secrets: planSecrets(random),
  };
}

/** Faults at the first request would end most runs there, so it has fewer of them when a scan is due. */
function planRates(random: Random, mode: RunPlan['mode']): Record<Operation, number> {
  return {
    lineage: mode === 'check' ? random.pick([0.4, 0.8, 1]) : random.pick([0, 0, 0, 0.15, 0.5]),
    submission: random.pick([0, 0, 0.3, 0.8]),
    upload: random.pick(RATES),
    status: random.pick(RATES),
  };
}

function planAnalyses(random: Random, count: number): PlannedAnalysis[] {
  return Array.from({ length: count }, (_, index) => {
    const attack = random.pick(ATTACKS);
    return {
      model: `m${String(index)}`,
      attack,
      end: random.pick(['passing', 'passing', 'vulnerable', 'failed'] as const),
      runningAnswers: random.pick([0, 0, 1, 2]),
      uploadForm: random.pick(['put', 'post'] as const),
    };
  });
}

function planRecord(random: Random, mode: RunPlan['mode']): RecordTruth {
  if (random.chance(mode === 'check' ? 0.3 : 0.75)) return { kind: 'none' };
  return {
    kind: 'record',
    commit: random.pick(['same', 'other'] as const),
    flag: random.pick(['clean', 'clean', 'vulnerable', 'unclear'] as const),
  };
}

function planSecrets(random: Random): RunSecrets {
  // The signs are in the middle: white space at the ends is not part of an input.
  const secret = (name: string): string =>
    `${name}-${random.text(8, LETTERS)}${random.text(6, SIGNS)}${random.text(10, LETTERS)}`;
  return {
    apiKey: secret('key'),
    orgId: secret('org'),
    storageKeyId: secret('access'),
    storageKey: secret('storage'),
    githubToken: `ghs_${random.text(30, LETTERS)}`,
  };
}

/** The inputs of the step, as planned. */
export function inputsOf(plan: RunPlan, baseUrl: string): Record<string, string> {
  const { secrets } = plan;
  return {
    'base-url': baseUrl,
    'api-key': secrets.apiKey,
    'org-id': secrets.orgId,
    mode: plan.mode,
    wait: String(plan.wait),
    'repo-type': plan.repoType,
    ...(plan.repoType === 'huggingface' ? { 'repo-url': 'octo-org/digits' } : {}),
    ...(plan.repoType === 's3_bucket' ? bucketInputs(secrets) : {}),
    rescan: plan.rescan,
    'fail-on-vulnerability': String(plan.failOnVulnerability),
    'max-attempts': String(plan.maxAttempts),
    'request-timeout-seconds': String(plan.requestTimeoutMs / 1000),
    'timeout-minutes': (plan.timeoutMs / 60_000).toFixed(6),
    'poll-interval-seconds': '0.1',
    concurrency: String(plan.concurrency),
  };
}

function bucketInputs(secrets: RunSecrets): Record<string, string> {
  return {
    'bucket-name': 'digits',
    region: 'eu-central-1',
    'storage-access-key-id': secrets.storageKeyId,
    'storage-secret-access-key': secrets.storageKey,
  };
}

/** The upload slots of each attack. */
export const SLOTS = {
  outlier: ['data'],
  drift: ['data', 'label', 'reference_data', 'reference_label'],
  extraction: ['data', 'label', 'model'],
  evasion: ['data', 'label', 'model'],
} as const;

/** The threshold of extraction, from its configuration; all others have 0. */
export const EXTRACTION_THRESHOLD = 0.1;

const EXTRA_FIELDS = {
  outlier: {},
  drift: {},
  extraction: { number_of_attack_queries: 100, vulnerability_threshold: EXTRACTION_THRESHOLD },
  evasion: {},
} as const;

/** The config file of a plan; JSON is YAML too. */
export function configOf(plan: RunPlan): string {
  const models = plan.analyses.map(({ model, attack }) => ({
    name: model,
    id: model,
    task: 'image-classification',
    config: {
      input_dimensions: [28, 28, 1],
      ...(attack === 'outlier' ? {} : { model_framework: 'tensorflow', color_space: 'rgb' }),
      ...(attack === 'extraction' || attack === 'evasion' ? { number_of_classes: 10 } : {}),
    },
    artifacts: Object.fromEntries(SLOTS[attack].map((slot) => [slot, `files/${slot}.bin`])),
    attacks: { [attack]: EXTRA_FIELDS[attack] },
  }));
  return JSON.stringify({ version: 1, models });
}
