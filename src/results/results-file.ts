import type { Attack, Task } from '../core/attack-table.ts';
import type { AnalysisState, FailureReason, Status } from '../core/outcome.ts';
import type { FindingState, ScoreInterval } from '../core/policy.ts';
import type { Standing } from '../core/supply-chain.ts';
import type { Severity } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-ids.ts';

/** The version of the format, which `schema/results.schema.json` describes. */
export const RESULTS_VERSION = 1;

/** A results file as `readResultsText` gives it. Every text in it is untrusted. */
export interface ResultsFile {
  /** When the file was written, in milliseconds since 1970; absent in files of older versions. */
  readonly createdMs?: number;
  /** The commit that the run was about, in hexadecimal; absent if it was not known. */
  readonly commit?: string;
  /** How the run ended; absent in files of older versions. */
  readonly run?: {
    readonly status: Status;
    readonly failureReason: FailureReason | null;
    readonly message: string | null;
    /** Null if the files of the repository were not scanned. */
    readonly filesScanned: number | null;
  };
  readonly engine: { readonly name: string; readonly version: string | null };
  readonly analyses: readonly ResultsAnalysis[];
  readonly findings: readonly ResultsFinding[];
}

/** One analysis of a results file. */
export interface ResultsAnalysis {
  readonly model: string;
  readonly modelId: string;
  readonly task: Task;
  readonly attack: Attack;
  readonly state: AnalysisState;
  /** `already-scanned` if the result is that of an earlier analysis of the same content. */
  readonly reason: FailureReason | 'already-scanned' | null;
  readonly jobId: string | null;
  readonly dashboardUrl: string | null;
  readonly score: number | null;
  readonly threshold: number | null;
  readonly uploads: readonly ResultsUpload[];
  readonly reports: readonly string[];
  readonly finding: FindingState | null;
  readonly why: string | null;
  readonly interval: ScoreInterval | null;
  readonly methodVersion: string | null;
  /** The SHA-256 of what was analysed, by its slot. */
  readonly digests: ReadonlyMap<string, string>;
}

export interface ResultsUpload {
  readonly slot: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** One finding of a results file. */
export interface ResultsFinding {
  readonly finding: string;
  readonly rule: string;
  readonly fingerprint: string;
  /** Null for a finding in a file that does not close the gate. */
  readonly state: FindingState | null;
  readonly why: string | null;
  readonly score: number | null;
  readonly threshold: number | null;
  readonly file: string | null;
  readonly line: number | null;
  /** Only of a finding in a file. */
  readonly inFile?: {
    readonly rule: RuleId;
    readonly severity: Severity;
    readonly standing: Standing;
    readonly members: readonly string[];
    readonly subject: string;
    readonly excerpt: string | null;
    readonly offset: number | null;
    readonly sha256: string | null;
  };
}
