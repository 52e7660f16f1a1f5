import type { Attack } from '../../attacks/table.ts';
import type { Access, Bound } from '../../core/attack-result.ts';
import type { ClassRates, Outcomes } from '../../core/outcomes.ts';
import type { Robustness } from '../../core/robustness.ts';
import type { Skill } from '../../core/skill.ts';
import type { Task } from '../../core/attack-table.ts';
import type { AnalysisState, Status, Verdict } from '../../facts/outcome.ts';
import type { FailureReason } from '../../core/failure-reason.ts';
import type { FindingState, ScoreInterval } from '../../facts/policy.ts';
import type { AcceptedModel, Standing, UnattackableFile, UnattackedModel } from '../../facts/scan-outcome.ts';
import type { Severity } from '../../scanner/rules/finding.ts';
import type { RuleId } from '../../scanner/rules/rules.ts';

/** The version of the format, which `schema/results.schema.json` describes. */
export const RESULTS_VERSION = 1;

/** A results file as `readResultsText` gives it. Every text in it is untrusted. */
export interface ResultsFile {
  /** The commit that the run was about, in hexadecimal; absent if it was not known. */
  readonly commit?: string;
  /** How the run ended; absent in files of older versions. */
  readonly run?: {
    readonly status: Status;
    /** Absent in files of older versions. */
    readonly verdict?: Verdict;
    readonly failureReason: FailureReason | null;
    readonly message: string | null;
    /** Null if the files were not scanned; absent in files of older versions. */
    readonly unattackedModels?: number | null;
    /** Null if the files of the repository were not scanned. */
    readonly filesScanned: number | null;
  };
  readonly analyses: readonly ResultsAnalysis[];
  readonly findings: readonly ResultsFinding[];
  /** Absent in files of older versions. */
  readonly unattacked?: readonly UnattackedModel[];
  /** Absent in files of older versions. */
  readonly acceptedModels?: readonly AcceptedModel[];
  /** Absent in files of older versions. */
  readonly unattackable?: readonly UnattackableFile[];
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
  readonly finding: FindingState | null;
  readonly why: string | null;
  readonly interval: ScoreInterval | null;
  readonly methodVersion: string | null;
  /** The SHA-256 of what was analysed, by its slot. */
  readonly digests: ReadonlyMap<string, string>;
  /** What the score says of the truth, and how the model was attacked; null with a service. Absent in files of older versions. */
  readonly bound?: Bound | null;
  readonly access?: Access | null;
  readonly notTested?: readonly string[];
  /** Null if it is not known. Absent in files of older versions. */
  readonly notTestedWhy?: string | null;
  /** The settings of the attack, by their names; absent or null in files of older versions. */
  readonly settings?: ReadonlyMap<string, string> | null;
  /** How the attack ended for each input; null if it is not known. Absent in files of older versions. */
  readonly outcomes?: Outcomes | null;
  /** The inputs of the data; null if it is not known. Absent in files of older versions. */
  readonly rows?: number | null;
  /** Null if what was attacked has no classes, or it is not known. Absent in files of older versions. */
  readonly classes?: ClassRates | null;
  /** Null if the attack changes no inputs, or it is not known. Absent in files of older versions. */
  readonly robustness?: Robustness | null;
  /** How well the model knew the labels; null if it is not known. Absent in files of older versions. */
  readonly skill?: Skill | null;
  /** Null if the data is no table, or it is not known. Absent in files of older versions. */
  readonly label?: string | null;
  /** What a person should look at although it changes no verdict. Absent in files of older versions. */
  readonly warnings?: readonly string[];
}

/** One finding of a results file. */
export interface ResultsFinding {
  readonly finding: string;
  readonly rule: string;
  readonly fingerprint: string;
  /** Null for a finding in a file that does not fail the check. */
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
    /** Every name of a finding that has several, the first one included. */
    readonly names?: readonly ResultsName[];
  };
}

/** One of the names that a finding in a file has. */
export interface ResultsName {
  readonly subject: string;
  readonly members: readonly string[];
  readonly excerpt: string | null;
  readonly offset: number | null;
  readonly fingerprint: string;
}
