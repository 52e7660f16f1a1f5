import type { AnalysisSpec, ThresholdSource } from './analysis-spec.ts';
import type { Slot } from '@model-security-scan/engine/catalog';
import type { Curve, JobReport } from './job/job-summary.ts';
import type { Measured } from './measured.ts';
import type { ModelComparisons } from './results/model-comparison.ts';
import type { FindingDecision, PolicyOutcome, ScoreChange } from './policy/policy.ts';
import type { PolicyComparison } from './policy/policy-change.ts';
import type { Problem } from '@model-security-scan/common/problem';
import type { SupplyChainOutcome } from './file-scan.ts';
import type { Venue } from './venue.ts';
import type { FailureReason } from '../core/errors.ts';
import type { WrittenFiles } from './written-files.ts';

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

/** The values of the `verdict` output. */
export const VERDICTS = ['passed', 'vulnerable', 'none'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The states of one analysis in the `results` output. */
export const ANALYSIS_STATES = [
  'planned',
  'submitted',
  'passed',
  'vulnerable',
  'not-tested',
  'failed',
  'timeout',
  'error',
] as const;
export type AnalysisState = (typeof ANALYSIS_STATES)[number];

/** Yes, no, or `unknown` if the run cannot tell. Never guessed. */
export type Known = boolean | 'unknown';

/** The record of an earlier scan (service spec 2.1), as far as it could be read; all text is untrusted. */
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
  /** Present only if the service sent a number, or an integer in a string. */
  readonly supplychain_vuldetected?: number;
}

/** A part of a record that differs from what was asked for. */
export interface RecordMismatch {
  readonly part: 'repository' | 'branch' | 'kind';
  /** As the record names it; untrusted. */
  readonly named: string;
  readonly asked: string;
}

/** The finding of the lineage check and the decisions that follow from it. */
export interface Lineage {
  readonly record: LineageRecord | undefined;
  /** True if the record and this run are about the same commit. */
  readonly matchesCommit: Known;
  /** What the record certainly names otherwise than the run asked for. Such a record is of something else, and skips nothing. */
  readonly isOfOther?: readonly RecordMismatch[];
  /** The record's own verdict; `unknown` without a record. */
  readonly vulnerable: Known;
  /** True if the record allows this run to skip the scan, by the `rescan` input. */
  readonly accepted: boolean;
  /**
   * Set if the record was made of cached results of the same content, whatever the commit. `reused`: they are among the
   * results of the run, and decide. `reported`: the run only says that there are some.
   */
  readonly cached?: 'reused' | 'reported';
}

/** The findings that a pull request's comment reports and that no later run has cleared. */
export interface OpenFindings {
  /** Names of vulnerable analyses, and `RECORD_FINDING`. Untrusted when they are read back from a comment. */
  readonly names: readonly string[];
  /** The number of further findings, for whose names the comment has no space. */
  readonly others: number;
}

export const NO_FINDINGS: OpenFindings = { names: [], others: 0 };

/** Stands for the flag of an earlier scan's record. Names of analyses have a slash, so they differ from it. */
export const RECORD_FINDING = 'record';

/** Stands for what the run's own supply-chain scan flagged. */
export const SUPPLY_CHAIN_FINDING = 'supply-chain';

/** One file that left the runner, or that an analysis on the runner read. */
export interface Upload {
  readonly slot: Slot;
  /** Relative to the workspace. */
  readonly file: string;
  /** The size of the archive that was sent, or of the files that were read on the runner. */
  readonly bytes: number;
  /** The SHA-256 of the archive that was sent, or the digest of the artifact (artifactDigest), in hexadecimal. */
  readonly sha256: string;
  /** Empty if the file stayed on the runner. */
  readonly host: string;
}

interface ResultBase {
  readonly spec: AnalysisSpec;
  /** The SHA-256 of each artifact, known for local analyses. That of a folder covers its names and contents. */
  readonly digests?: Readonly<Partial<Record<Slot, string>>>;
  /** The artifacts with a digest that are folders: theirs is no SHA-256 of a file. */
  readonly folders?: readonly Slot[];
  /** Why there is no verdict, or `vulnerable`; absent if nothing went wrong. */
  readonly reason?: FailureReason;
  /** `action` if the action itself failed, `github` if GitHub did: not the service. */
  readonly origin?: 'github' | 'action';
  /** One or more sentences for people about what happened; may hold untrusted text. */
  readonly message?: string;
  /** What the policy decided about the finding of this analysis; absent if it has none. */
  readonly policy?: FindingDecision;
  /** The score beside that of the baseline; absent without a score in both. */
  readonly change?: ScoreChange;
  /** An https address, or an http address on loopback; any other address was left out. */
  readonly dashboardUrl?: string;
  /** The run stopped waiting, and the job may still be running. */
  readonly jobGoesOn?: true;
  /** The slots whose files an earlier run sent for this job. */
  readonly sentBefore?: readonly Slot[];
  /** The analysis may have been submitted although no job is known; if a job is known, its files may be missing. */
  readonly inDoubt?: true;
  /** Set if the service has nothing at the address that the analysis ended with. */
  readonly isNotFound?: true;
  readonly uploads: readonly Upload[];
  /** Paths of reports, relative to the workspace if they are inside it. */
  readonly reports: readonly string[];
  /** Facts that a person should know although they change no verdict, such as a file that the service did not ask for. */
  readonly warnings: readonly string[];
}

/** The part of a result that has not ended. */
interface OpenResult extends ResultBase {
  readonly score?: never;
  readonly threshold?: never;
  readonly thresholdFrom?: never;
  readonly evidence?: never;
}

/** Nothing has been submitted yet. */
export interface PlannedResult extends OpenResult {
  readonly state: 'planned';
  readonly jobId?: never;
  /** How long the same analysis took in an earlier run, if the cache knows it. */
  readonly seconds?: number;
}

/** The analysis was started, and the run has not seen its end. */
export interface SubmittedResult extends OpenResult {
  readonly state: 'submitted';
  /** Absent for an analysis on the runner. */
  readonly jobId?: string;
}

/** The analysis ended with a verdict. */
export interface JudgedResult extends ResultBase, Measured {
  readonly state: 'passed' | 'vulnerable';
  /** Absent for an analysis on the runner. */
  readonly jobId?: string;
  /** Absent for attacks without a score, and if the digits of the score contain a secret. */
  readonly score?: number;
  readonly threshold: number;
  /** Absent if it is not known, as in results files. */
  readonly thresholdFrom?: ThresholdSource;
  /**
   * Why the status of the job would have been no verdict if its score were lower: a clause; may hold untrusted text. Nothing
   * accepts such a finding.
   */
  readonly doubt?: string;
  /** What a local analysis found, and how; absent with a service. */
  readonly evidence?: JobReport;
  /** What a results file keeps of the evidence; untrusted. */
  readonly retained?: { readonly meaning?: string; readonly plots: readonly Curve[] };
  /** When the same content was analysed, if this is the result of that analysis. */
  readonly keptSince?: string;
}

/** There is no verdict and none will come: the job failed, nothing could be tested, or an error or the end of the run came first. */
export interface UnfinishedResult extends ResultBase {
  readonly state: 'not-tested' | 'failed' | 'timeout' | 'error';
  readonly reason: FailureReason;
  readonly message: string;
  /** Set if the analysis used up its own time, so that the run itself need not have reached its deadline. */
  readonly usedUpItsTime?: true;
  /** Absent if nothing was submitted, or no job is known. */
  readonly jobId?: string;
  readonly score?: never;
  readonly threshold?: number;
  readonly thresholdFrom?: never;
  readonly evidence?: never;
}

/** The progress of one analysis; its fields depend on its state. */
export type AnalysisResult = PlannedResult | SubmittedResult | JudgedResult | UnfinishedResult;

/** The repository, branch and commit that a run is about; all text is untrusted. */
export interface Target {
  readonly repoUrl: string;
  readonly branch?: string;
  readonly commit?: string;
  readonly pullRequest?: number;
  /** True if the commit comes from another repository, as in a pull request from a fork. */
  readonly fork: boolean;
}

/** The features that the user asked for, as far as advice depends on them. */
interface RequestedFeatures {
  /** True if the cache keeps the jobs of a service for later runs. */
  readonly keepsJobs: boolean;
  /** True if the run fetches reports. */
  readonly reports: boolean;
  /** Set if only some of the analyses were asked for. */
  readonly isPart?: true;
  readonly venue: Venue;
}

/** Everything that a run found out, as plain data: all outputs, summaries and annotations are made from it. */
export interface Outcome extends WrittenFiles {
  readonly status: Status;
  readonly failureReason?: FailureReason;
  /** The side that failed; absent if it was the service. */
  readonly origin?: 'github' | 'runner' | 'action';
  /** True if the step fails. */
  readonly failed: boolean;
  /** One sentence for people. */
  readonly headline: string;
  readonly mode: 'scan' | 'check' | 'plan' | 'unknown';
  readonly repoType?: string;
  readonly target?: Target;
  readonly lineage?: Lineage;
  readonly results: readonly AnalysisResult[];
  /** Absent if no file was scanned. */
  readonly supplyChain?: SupplyChainOutcome;
  /** Absent if the run ended before anything was decided. */
  readonly policy?: PolicyOutcome;
  /** Absent if the run is not about a pull request, or reads no policy. */
  readonly policyChange?: PolicyComparison;
  /** What the change did to the models; absent if nothing was compared. */
  readonly comparisons?: ModelComparisons;
  /** The problems of inputs and configuration. */
  readonly problems: readonly Problem[];
  /** The error that ended the run, if it was not one of a single analysis. */
  readonly errorMessage?: string;
  readonly notices: readonly string[];
  /** Facts that a person should look at although the verdict stands; may hold untrusted text. */
  readonly warnings?: readonly string[];
  /** Absent if the inputs could not be read. */
  readonly requested?: RequestedFeatures;
  /** The directory with the reports of finished jobs; absent if no reports were asked for. */
  readonly reportDirectory?: string;
}
