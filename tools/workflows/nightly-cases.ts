import type { Case } from './case.ts';

const PASSED = { passes: true, jobs: { scan: ['success'] } } as const;

/** Repositories that are not the workflow's own. */
export const OTHER_REPOSITORY_CASES: readonly Case[] = [
  {
    name: 'model hub: one job for each repository, skipped the second night',
    scenario: 'clean',
    runs: [
      {
        example: 'nightly-model-hub',
        event: 'schedule',
        expect: {
          passes: true,
          jobs: { scan: ['success', 'success'] },
          lineage: { repo_type: 'huggingface', branch_name: undefined },
          submitted: 3,
        },
      },
      {
        example: 'nightly-model-hub',
        event: 'schedule',
        expect: { passes: true, jobs: { scan: ['success', 'success'] }, submitted: 0 },
      },
    ],
  },
  {
    name: 'object storage: the service gets the bucket and its keys',
    scenario: 'clean',
    runs: [
      {
        example: 'object-storage',
        event: 'schedule',
        expect: {
          ...PASSED,
          lineage: {
            repo_type: 's3_bucket',
            bucket_name: 'models',
            region: 'eu-central-1',
            storage_access_key_id: 'bucket-key-id',
            storage_secret_access_key: 'bucket-secret-key',
            repo_url: undefined,
          },
          submitted: 3,
        },
      },
    ],
  },
];

const THREE = ['success', 'success', 'success'] as const;

/** More than one job. */
export const FAN_OUT_CASES: readonly Case[] = [
  {
    name: 'plan, then a matrix: one job for each analysis, none when there is a record',
    scenario: 'clean',
    runs: [
      {
        example: 'plan-then-matrix',
        event: 'schedule',
        expect: {
          passes: true,
          jobs: { plan: ['success'], scan: THREE, gate: ['success'] },
          outputs: { 'plan/plan': { status: 'planned' } },
          log: ['plan: success planned; scan: success'],
          submitted: 3,
        },
      },
      {
        example: 'plan-then-matrix',
        event: 'schedule',
        expect: {
          passes: true,
          // The job that was skipped has no result.
          jobs: { plan: ['success'], gate: ['success'] },
          outputs: { 'plan/plan': { status: 'already-scanned' } },
          submitted: 0,
        },
      },
    ],
  },
  {
    name: 'plan, then a matrix: the gate is red when an analysis is',
    scenario: 'vulnerable',
    runs: [
      {
        example: 'plan-then-matrix',
        event: 'schedule',
        expect: {
          passes: false,
          jobs: { plan: ['success'], scan: ['failure', 'failure', 'failure'], gate: ['failure'] },
          log: ['plan: success planned; scan: failure'],
        },
      },
    ],
  },
  {
    name: 'monorepo: only the model that the pull request touches',
    scenario: 'clean',
    runs: [
      {
        example: 'monorepo',
        event: 'pull_request',
        expect: {
          passes: true,
          jobs: { changes: ['success'], scan: ['success'] },
          outputs: { 'changes/changes': { any: 'true', only: 'digits' } },
          submitted: 2,
        },
      },
    ],
  },
  {
    name: 'monorepo: nothing where no model is touched, and a folder that is gone is no model',
    scenario: 'clean',
    runs: [
      {
        example: 'monorepo',
        event: 'pull_request',
        checkout: 'no-model-touched',
        expect: {
          passes: true,
          // The job that was skipped has no result.
          jobs: { changes: ['success'] },
          outputs: { 'changes/changes': { any: 'false', only: '' } },
          submitted: 0,
        },
      },
    ],
  },
];
