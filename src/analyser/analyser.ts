import type { PlannedAnalysis } from '../facts/artifact.ts';
import type { AnalysisSpec } from '../facts/analysis-spec.ts';
import type { JobReport } from '../facts/job/job-summary.ts';
import type { IgnoredResults } from '../facts/cached-result.ts';
import type { Log } from '../core/log.ts';
import type { ComparisonOutcome } from '@model-security-scan/engine/run-analysis';
import type { Slot } from '@model-security-scan/engine/catalog';
import type { LineageRecord, Upload } from '../facts/run-outcome.ts';
import type { ReportFormat, ReportKind } from '../facts/report-kinds.ts';
import type { AnalysisFinding } from '../facts/analysis-finding.ts';
import type { CachedResult } from '../facts/cached-result.ts';
import type { KnownJob } from '../facts/job/kept-job.ts';

/**
 * Does analyses: on the runner, or at a service elsewhere. It is opened with the signal and the deadline of the run. It
 * decides nothing: it compares no threshold, refuses no analysis, and chooses none.
 */
export interface Analyser {
  /** True if jobs go on if the run ends before them, so that a later run can wait for them. */
  readonly jobsOutliveRun: boolean;
  /**
   * Looks for earlier results. It starts nothing.
   * @param specs of all analyses of the run
   * @param plan inspects and hashes their files, once however often it is called
   * @throws ServiceError; the reason of the run's signal
   */
  recall(specs: readonly AnalysisSpec[], plan: PlanFiles): Promise<Recollection>;
  /**
   * Starts an analysis, and hands over its files. A run with `wait: false` ends here.
   * @param earlier the job that an earlier run started for the same analysis: nothing is submitted. It is asked for once, and
   *   files that may be missing are sent
   * @throws ServiceError if it cannot be started, also after `watch.started`; the reason of the run's signal
   */
  start(analysis: PlannedAnalysis, watch: Watch, earlier?: EarlierJob): Promise<Started>;
  /**
   * Waits for the end of an analysis.
   * @throws ServiceError if its end cannot be known; the reason of the run's signal
   */
  await(started: Started, watch: Watch): Promise<AnalysisFinding>;
  /**
   * Writes a report of an ended analysis to a file, whole or not at all.
   * @throws ServiceError; `rejected` or `denied` if there is no report of this kind
   */
  saveReport(report: ReportRequest): Promise<void>;
  /**
   * Ends everything that the analyser has started on this machine. Called once, however the run ended. It never fails.
   * @param how `keep` if what the run has found may be kept for later runs
   */
  close(how: 'keep' | 'discard'): Promise<void>;
}

/** Compares two versions of a model by what they answer, without an attack. */
export interface VersionComparer {
  /**
   * @param now the analysis that stands for the model, and one of the version before
   * @throws ServiceError if a file cannot be read; the reason of the run's signal
   */
  compare(now: PlannedAnalysis, before: PlannedAnalysis): Promise<ComparisonOutcome>;
}

/** @returns no analysis if an input is wrong: the run reports that later; without digests if a file cannot be read */
export type PlanFiles = () => Promise<readonly PlannedAnalysis[]>;

/** What earlier runs have found. */
export interface Recollection {
  /** What a service keeps of the repository as a whole; undefined if it has no record. */
  readonly record: LineageRecord | undefined;
  /** Results of exactly this content, by the names of the analyses. `start` and `await` give them as if they were new. */
  readonly kept: ReadonlyMap<string, CachedResult>;
  /** How many cached results were not used, and why. */
  readonly ignored: IgnoredResults;
}

/** A job of a service. */
export type Job = KnownJob;

/** A job that an earlier run has started. */
export interface EarlierJob extends Job {
  /** What `Watch.answered` got, if it is not known that all files were sent. */
  readonly uploads?: unknown;
  /** The slots whose files an earlier run sent, if that is known. */
  readonly sent?: readonly Slot[];
}

/** An analysis that is under way. */
export interface Started {
  readonly spec: AnalysisSpec;
  /** Absent on the runner, where no one else can ask for the analysis. */
  readonly job?: Job;
  /** What left the runner. */
  readonly uploads: readonly Upload[];
  /** True if its result is there already. */
  readonly hasEnded: boolean;
}

/** How an analyser tells the run what it does with one analysis. */
export interface Watch {
  /** Names the analysis in every line. */
  readonly log: Log;
  /** Awaited before a job may exist: if the run is killed from here on, later runs must know. Not called for an earlier job. */
  readonly submitting: () => Promise<void>;
  /** Called once, as soon as the analysis is under way and before its files are handed over. */
  readonly started: (job?: Job) => void;
  /**
   * Awaited after a submission, before its files are handed over: if the run is killed from here on, later runs must be able
   * to send them. Not called for an earlier job, nor on the runner.
   * @param uploads where the files go, as JSON. The addresses are secret
   */
  readonly answered: (job: Job, uploads: unknown) => Promise<void>;
  /** Takes note of a fact that changes no verdict, for people. */
  readonly warn: (text: string) => void;
  /** Called as often as there is news; the watch chooses what it shows. */
  readonly progress: (progress: Progress) => void;
}

/** How far an analysis is. */
export interface Progress {
  /** What is done now, for people; may hold untrusted text. */
  readonly words: string;
  /** From 0 to 1, if it is known. */
  readonly share?: number;
  /** Set if a step has begun or ended: these words are always shown. */
  readonly isStep?: true;
}

/** A report to write. */
export interface ReportRequest {
  readonly started: Started;
  /** What was found, with the verdict of the run; absent if it is not known beside the score. */
  readonly report?: JobReport;
  readonly kind: ReportKind;
  /** Reports of some kinds exist in one format only, and are written in that. */
  readonly format: ReportFormat;
  /** Its folder exists. */
  readonly file: string;
}
