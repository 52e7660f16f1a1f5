import type { AnalysisSpec } from './analysis-spec.ts';
import type { Slot } from './attack-table.ts';
import type { Problem } from './problem.ts';

/** The values of the `status` output. */
export const STATUSES = [
  'already-scanned',
  'not-scanned',
  'planned',
  'submitted',
  'passed',
  'vulnerable',
  'skipped',
  'error',
] as const;
export type Status = (typeof STATUSES)[number];

/** The values of the `failure-reason` output. */
export const FAILURE_REASONS = [
  'invalid-input',
  'unauthorized',
  'denied',
  'rejected',
  'unavailable',
  'unexpected-answer',
  'upload-failed',
  'analysis-failed',
  'timeout',
  'cancelled',
  'vulnerable',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** States of one analysis in the `results` output. */
export type AnalysisState =
  'planned' | 'submitted' | 'passed' | 'vulnerable' | 'failed' | 'timeout' | 'error';

/** What the run knows: yes, no, or that it does not know. Never guessed. */
export type Known = boolean | 'unknown';

/** A record of an earlier scan (INTERFACE.md 2.1), as far as it could be read; all text is untrusted. */
export interface LineageRecord {
  readonly branchname?: string;
  readonly commitid?: string;
  readonly createdtimestamp?: string;
  readonly depth?: string;
  readonly hashedjobid?: string;
  readonly modelid?: string;
  readonly orgid?: string;
  readonly repotype?: string;
  readonly repourl?: string;
  /** Present only where the service sent a number. */
  readonly supplychain_vuldetected?: number;
}

/** What the lineage check found, and what follows from it. */
export interface Lineage {
  readonly record: LineageRecord | undefined;
  /** Whether the record is of the commit that this run is about. */
  readonly matchesCommit: Known;
  /** The record names another repository than was asked for, as far as that can be told. */
  readonly isOfOtherRepository?: true;
  /** The record's own verdict; `unknown` without a record. */
  readonly vulnerable: Known;
  /** Whether the record makes a scan needless under the `rescan` input. */
  readonly accepted: boolean;
}

/** Whether there is a record that speaks for this run: one that is accepted, or may be of this very commit. */
export function recordCounts({ record, accepted, matchesCommit }: Lineage): boolean {
  return record !== undefined && (accepted || matchesCommit !== false);
}

/** One file that left the runner. */
export interface Upload {
  readonly slot: Slot;
  /** Relative to the workspace. */
  readonly file: string;
  /** Bytes of the archive that was sent. */
  readonly bytes: number;
  /** Hexadecimal SHA-256 of the archive that was sent. */
  readonly sha256: string;
  readonly host: string;
}

/** The part of every result, whatever its state. */
interface ResultBase {
  readonly spec: AnalysisSpec;
  /** Why there is no verdict, or `vulnerable`; absent if nothing went wrong. */
  readonly reason?: FailureReason;
  /** `action`: the fault is one of the action itself, not of the service. */
  readonly origin?: 'action';
  /** What happened, in a sentence or more for people; may hold untrusted text. */
  readonly message?: string;
  /** https, or http on loopback: any other address was left out. */
  readonly dashboardUrl?: string;
  /** The job was left before its end was seen. */
  readonly jobGoesOn?: true;
  /** It may have been submitted although no job is known; if one is, it may lack its files. */
  readonly inDoubt?: true;
  readonly uploads: readonly Upload[];
  /** Paths of reports, relative to the workspace if they are inside it. */
  readonly reports: readonly string[];
  /** Facts that a person should know although they decided nothing, such as a file that the service did not ask for. */
  readonly warnings: readonly string[];
}

/** Nothing was submitted yet. */
export interface PlannedResult extends ResultBase {
  readonly state: 'planned';
  readonly jobId?: never;
  readonly score?: never;
  readonly threshold?: never;
}

/** The service has a job, whose end was not seen. */
export interface SubmittedResult extends ResultBase {
  readonly state: 'submitted';
  readonly jobId: string;
  readonly score?: never;
  readonly threshold?: never;
}

/** The job ended with a verdict. */
export interface JudgedResult extends ResultBase {
  readonly state: 'passed' | 'vulnerable';
  readonly jobId: string;
  /** Absent for attacks without a score, and if its digits hold a secret. */
  readonly score?: number;
  readonly threshold: number;
}

/** There is no verdict and none is to come: the job failed, or an error or the end of the run came first. */
export interface UnfinishedResult extends ResultBase {
  readonly state: 'failed' | 'timeout' | 'error';
  readonly reason: FailureReason;
  readonly message: string;
  /** Absent if nothing was submitted, or no job is known. */
  readonly jobId?: string;
  readonly score?: never;
  readonly threshold?: number;
}

/** The progress of one analysis: which fields there are depends on its state. */
export type AnalysisResult = PlannedResult | SubmittedResult | JudgedResult | UnfinishedResult;

/** The repository, branch and commit that a run is about; all text is untrusted. */
export interface Target {
  readonly repoUrl: string;
  readonly branch?: string;
  readonly commit?: string;
  readonly pullRequest?: number;
  /** A pull request whose head is in another repository, or a run for one. */
  readonly fork: boolean;
}

/** What the run was asked to do, as far as advice depends on it. */
export interface RequestedFeatures {
  /** Commit statuses remember the jobs, for re-runs and for mode collect. */
  readonly commitStatus: boolean;
  /** Whether reports were to be fetched. */
  readonly reports: boolean;
}

/** Everything that a run found out, as plain data: what is printed, written and decided comes from here. */
export interface Outcome {
  readonly status: Status;
  readonly failureReason?: FailureReason;
  /** Who did not do as it should, where it was not the service. */
  readonly origin?: 'github' | 'runner' | 'action';
  /** Whether the step fails. */
  readonly failed: boolean;
  /** One sentence for people. */
  readonly headline: string;
  readonly mode: 'scan' | 'check' | 'plan' | 'collect' | 'unknown';
  readonly repoType?: string;
  readonly target?: Target;
  readonly lineage?: Lineage;
  readonly results: readonly AnalysisResult[];
  /** Where inputs or configuration are wrong. */
  readonly problems: readonly Problem[];
  /** What went wrong outside of a single analysis. */
  readonly errorMessage?: string;
  readonly notices: readonly string[];
  /** What should be looked at though the verdict stands; untrusted text may be in it. */
  readonly warnings?: readonly string[];
  /** Absent where the inputs could not be read. */
  readonly requested?: RequestedFeatures;
  /** Where the reports of finished jobs were put; absent where none were asked for. */
  readonly reportDirectory?: string;
  /** The SARIF file that was written. */
  readonly sarifFile?: string;
}
