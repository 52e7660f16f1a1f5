import { type Attack, findRow, type Slot, type Task } from '@model-security-scan/engine/catalog';
import type { AnalysisSpec } from '../../src/facts/analysis-spec.ts';
import type {
  AnalysisResult,
  AnalysisState,
  Lineage,
  LineageRecord,
  Outcome,
  Upload,
} from '../../src/facts/run-outcome.ts';
import type { FailureReason } from '../../src/core/errors.ts';
import { resultOf, type ResultParts } from './sample-results.ts';

const COMMIT = '4f1d0c6be2a94c3c8f0a7b5d9e21c43a6b7d8e90';
const EARLIER_COMMIT = '9b8a7c6d5e4f30112233445566778899aabbccdd';
const CONFIG_FILE = '.github/model-security.yml';
const DIGEST = 'c0ffee00d15ea5e5'.repeat(4);

/** A valid analysis, for which only what matters has to be said. */
export function sampleSpec(model: string, attack: Attack, task: Task = 'image-classification'): AnalysisSpec {
  const values: Readonly<Record<string, string>> = {
    attack_type: 'blackbox',
    input_dimensions: '28,28,1',
    model_framework: 'tensorflow',
    number_of_attack_queries: '20000',
    number_of_classes: '10',
    model_api_details: 'na',
    color_space: 'bgr',
    vulnerability_threshold: '0',
  };
  const fields = findRow(task, attack)?.fields ?? [];
  return {
    name: `${model}/${attack}`,
    model,
    modelId: '6f1c2d3e-0000-4000-8000-00000000a1b2',
    task,
    attack,
    fields: Object.fromEntries(fields.map((field) => [field, values[field] ?? 'no'])),
    artifacts: (['model', 'data', 'label'] as const).map((slot) => ({
      slot,
      path: `models/${model}/${slot}`,
      place: { kind: 'file', file: CONFIG_FILE, line: 9, column: 11 },
    })),
    place: { kind: 'file', file: CONFIG_FILE, line: 12, column: 7 },
  };
}

/** A result in a state, with what such a result usually holds. */
export function sampleResult(
  model: string,
  attack: Attack,
  state: AnalysisState,
  more: ResultParts = {},
): AnalysisResult {
  const sent = state !== 'planned' && state !== 'error';
  const job = `${model}-${attack}-Zm9vYmFyYmF6cXV4`;
  const scores: Partial<Record<AnalysisState, number>> = { passed: 0, vulnerable: 0.4182 };
  const score = scores[state];
  return resultOf(sampleSpec(model, attack), state, {
    ...(sent && {
      jobId: `${job}==`,
      dashboardUrl: `https://dashboard.example/jobs/${encodeURIComponent(job)}?tab=overview&lang=en`,
    }),
    ...(score !== undefined && { score, threshold: 0.1 }),
    uploads: sent ? (['model', 'data', 'label'] as const).map((slot) => sampleUpload(model, slot)) : [],
    reports: score === undefined ? [] : [`reports/${model}-${attack}-vulnerability.pdf`],
    ...more,
  });
}

function sampleUpload(model: string, slot: Slot): Upload {
  const bytes: Partial<Record<Slot, number>> = { model: 48_211_904, data: 1_204_331_008 };
  const file = `models/${model}/${slot}`;
  return { slot, file, bytes: bytes[slot] ?? 812, sha256: DIGEST, host: 'uploads.example' };
}

/** A record of an earlier scan of this very commit, without a finding. */
export function sampleLineage(more: Partial<Lineage> = {}, record: Partial<LineageRecord> = {}): Lineage {
  return {
    record: {
      branchname: 'main',
      commitid: COMMIT,
      createdtimestamp: '2026-11-02T09:14:55Z',
      depth: '1',
      hashedjobid: 'b3f5c1e09a7d4e22',
      modelid: '6f1c2d3e-0000-4000-8000-00000000a1b2',
      orgid: 'org-17',
      repotype: 'github',
      repourl: 'https://github.com/acme/vision-models',
      supplychain_vuldetected: 0,
      ...record,
    },
    matchesCommit: true,
    vulnerable: false,
    accepted: true,
    ...more,
  };
}

/** A run of which nothing else is known. */
export function bareOutcome(more: Partial<Outcome> = {}): Outcome {
  return {
    status: 'passed',
    failed: false,
    headline: 'The run is over.',
    mode: 'unknown',
    results: [],
    problems: [],
    notices: [],
    ...more,
  };
}

/** A run for a branch that found nothing wrong, changed as asked. */
export function sampleOutcome(more: Partial<Outcome> = {}): Outcome {
  return bareOutcome({
    mode: 'scan',
    repoType: 'github',
    target: {
      repoUrl: 'https://github.com/acme/vision-models',
      branch: 'feature/new-digits',
      commit: COMMIT,
      fork: false,
    },
    ...more,
  });
}

/** The result of the lineage check for a repository that was never scanned. */
export const NO_RECORD: Lineage = {
  record: undefined,
  matchesCommit: 'unknown',
  vulnerable: 'unknown',
  accepted: false,
};

/** Which analyses are shown depends on how many attacks the samples have. */
const SAMPLE_ATTACKS = ['extraction', 'evasion', 'poisoning', 'drift', 'outlier'] as const;

/** Many analyses of many models: each hundredth is vulnerable, some fail. */
export function manyResults(count: number, more: ResultParts = {}): AnalysisResult[] {
  return Array.from({ length: count }, (_value, index) => {
    const attack = SAMPLE_ATTACKS[index % SAMPLE_ATTACKS.length] ?? 'extraction';
    const state = index % 100 === 57 ? 'vulnerable' : index % 64 === 63 ? 'failed' : 'passed';
    const message = state === 'failed' ? { message: 'Stage SanityCheck_Status is failed.' } : {};
    const model = `model-${String(Math.floor(index / SAMPLE_ATTACKS.length))}`;
    return sampleResult(model, attack, state, { ...message, ...more });
  });
}

function invalidInput(): Outcome {
  const messages = [
    'unknown field "number_of_clases" of models.digits.config: did you mean "number_of_classes"?',
    'unknown attack "evason": expected one of extraction, evasion, poisoning, drift, outlier',
    'input_dimensions is "28x28": expected integers, as in [28, 28, 1]',
    'artifact "model": models/digits.h5 does not exist; check the path or fetch it with Git LFS before this step',
    'number_of_attack_queries is missing: extraction needs it; add it under attacks.extraction',
    'the task "image" is not known:\nexpected image-classification, tabular-classification, tabular-regression or time-series-forecasting',
  ];
  return bareOutcome({
    status: 'error',
    failureReason: 'invalid-input',
    failed: true,
    headline: 'Inputs or configuration are wrong.',
    problems: [
      ...[
        ['base-url', 'expected an https address; got "service.example"'],
        ['concurrency', 'expected an integer from 1 to 32; got "many"'],
      ].map(([input = '', message = '']) => ({ place: { kind: 'input' as const, input }, message })),
      ...Array.from({ length: 10 }, (_value, index) => ({
        place: { kind: 'file' as const, file: CONFIG_FILE, line: 4 + index * 3, column: 7 },
        message: messages[index % messages.length] ?? '',
      })),
    ],
  });
}

function mixedFailures(): Outcome {
  return failedOutcome('analysis-failed', {
    lineage: NO_RECORD,
    results: [
      sampleResult('digits', 'extraction', 'passed'),
      sampleResult('digits', 'evasion', 'vulnerable'),
      sampleResult('digits', 'poisoning', 'failed', {
        reason: 'analysis-failed',
        message:
          'Stage SanityCheck_Status is failed. The service says: labels.csv has 9,999 rows, expected 10,000.',
      }),
      sampleResult('faces', 'extraction', 'timeout', {
        reason: 'timeout',
        message:
          'No verdict after 60 minutes; the last stage seen was VunerabilityEngine_Status: inprogress.',
      }),
      sampleResult('faces', 'outlier', 'error', {
        reason: 'rejected',
        message: 'The service answered 400:\ninput_dimensions must have three parts\n(request id 7c1e)',
      }),
      sampleResult('signs', 'drift', 'error', {
        reason: 'upload-failed',
        message: 'PUT of slot reference_data to uploads.example gave 403 after 3 tries.',
        warnings: ['the service did not ask for the artifact "minmax"; it stayed here'],
      }),
    ],
    notices: ['repo-type "gitlab" is not known and is sent as it is.'],
  });
}

/** An outcome that fails the step. */
function failedOutcome(failureReason: FailureReason, more: Partial<Outcome>): Outcome {
  const status = failureReason === 'vulnerable' ? 'vulnerable' : 'error';
  return sampleOutcome({ status, failureReason, failed: true, ...more });
}

/** The outcomes that users can meet, by a name that is valid as a file name. */
export const SAMPLE_OUTCOMES = {
  'already-scanned': sampleOutcome({ status: 'already-scanned', lineage: sampleLineage() }),
  'already-scanned-other-commit': sampleOutcome({
    status: 'already-scanned',
    lineage: sampleLineage({ matchesCommit: false }, { commitid: EARLIER_COMMIT }),
  }),
  'record-flagged': failedOutcome('vulnerable', {
    headline: 'The record of an earlier scan is flagged.',
    lineage: sampleLineage({ vulnerable: true }, { supplychain_vuldetected: 1 }),
  }),
  'not-scanned': sampleOutcome({ lineage: NO_RECORD, status: 'not-scanned', mode: 'check' }),
  planned: sampleOutcome({
    lineage: NO_RECORD,
    status: 'planned',
    mode: 'plan',
    results: [
      sampleResult('digits', 'extraction', 'planned'),
      sampleResult('digits', 'evasion', 'planned'),
      sampleResult('credit-risk', 'extraction', 'planned', {
        spec: sampleSpec('credit-risk', 'extraction', 'tabular-classification'),
      }),
    ],
  }),
  submitted: sampleOutcome({
    lineage: NO_RECORD,
    status: 'submitted',
    results: [
      sampleResult('digits', 'extraction', 'submitted'),
      sampleResult('digits', 'drift', 'submitted', {
        warnings: ['the service did not ask for the artifact "model"; it stayed here'],
      }),
    ],
  }),
  passed: sampleOutcome({
    lineage: NO_RECORD,
    results: [sampleResult('digits', 'extraction', 'passed'), sampleResult('digits', 'evasion', 'passed')],
  }),
  vulnerable: failedOutcome('vulnerable', {
    lineage: sampleLineage({ matchesCommit: false, accepted: false }, { commitid: EARLIER_COMMIT }),
    results: [
      sampleResult('digits', 'extraction', 'vulnerable', { reason: 'vulnerable' }),
      sampleResult('digits', 'evasion', 'passed'),
      sampleResult('faces', 'evasion', 'passed'),
    ],
  }),
  'mixed-failures': mixedFailures(),
  'invalid-input': invalidInput(),
  unauthorized: failedOutcome('unauthorized', {
    errorMessage:
      'lineage check: https://service.example answered 401.\nThe service says: Invalid API key or organization id',
  }),
  skipped: sampleOutcome({ status: 'skipped', headline: 'No credentials.' }),
  'many-analyses': failedOutcome('vulnerable', {
    lineage: NO_RECORD,
    results: manyResults(512),
  }),
} satisfies Readonly<Record<string, Outcome>>;
