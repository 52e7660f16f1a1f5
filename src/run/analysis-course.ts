import type { Job, Progress, Watch } from '../analyser/analyser.ts';
import { AnnouncedElsewhere, type JobStore } from '../analyser/job-store.ts';
import type { PlannedAnalysis } from '../facts/artifact.ts';
import { type Log, logAbout } from '../core/log.ts';
import type { AnalysisResult, PlannedResult, SubmittedResult } from '../facts/run-outcome.ts';
import { plannedResult, submittedResult } from '../decide/analysis-result.ts';
import { formatEnd } from '../report/document/findings.ts';
import { describeDuration } from '../text/time-words.ts';
import { ProgressLog } from './progress-log.ts';
import type { ScanningRun } from './scanning-run.ts';

/** What the analyses of a run are done with. */
export interface AnalysesContext extends ScanningRun {
  /** The jobs of earlier runs, and where those of this run are kept. */
  readonly jobs: JobStore;
  /** Says why an analysis must not be submitted; undefined if nothing speaks against it. */
  readonly refusalOf: (analysis: PlannedAnalysis) => string | undefined;
  /** Adds the decision of the policy to the result of an analysis that has a verdict. */
  readonly decide: (result: AnalysisResult) => AnalysisResult;
  /** The page of an analysis that has no job. */
  readonly runUrl?: string;
  /** Called with each new result of an analysis: as soon as its job is known, before anything else is done. */
  readonly onUpdate: (result: AnalysisResult) => void;
}

/** One analysis of a run, and what is known of it so far. */
export class AnalysisCourse implements Watch {
  readonly analysis: PlannedAnalysis;
  readonly context: AnalysesContext;
  readonly log: Log;
  /** Kept up to date, so that an error loses nothing. */
  known: PlannedResult | SubmittedResult;
  #progress: ProgressLog | undefined;
  readonly #startMs: number;
  /** What becomes one group of the log when the analysis ends: others run at the same time. */
  readonly #lines: string[] = [];

  constructor(analysis: PlannedAnalysis, context: AnalysesContext) {
    const { log, clock } = context.runner;
    const { name } = analysis.spec;
    this.analysis = analysis;
    this.context = context;
    this.#startMs = clock.now();
    this.log = logAbout(name, {
      ...log,
      info: (text) => this.#lines.push(text),
      group: (title, lines) => this.#lines.push(title, ...lines),
    });
    this.known = plannedResult(analysis.spec);
  }

  /** Logs the end of the analysis, with all that there was to say of it. */
  end(result: AnalysisResult): void {
    const { log, clock } = this.context.runner;
    log.group(`${formatEnd(result)} (${describeDuration(clock.now() - this.#startMs)})`, this.#lines);
  }

  /**
   * If the run is killed from here on, later runs must know that the service may have a job.
   * @throws AnnouncedElsewhere if another run submits the analysis
   */
  readonly submitting = async (): Promise<void> => {
    const { jobs, signal } = this.context;
    const isOwn = await jobs.announce(this.analysis);
    signal.throwIfAborted();
    if (!isOwn) throw new AnnouncedElsewhere();
  };

  readonly started = (job?: Job): void => {
    const { runUrl, runner } = this.context;
    this.#progress = new ProgressLog(this.log, logAbout(this.analysis.spec.name, runner.log), runner.clock);
    // A job is announced with its address.
    if (job === undefined) runner.log.info(`${this.analysis.spec.name}: started`);
    const page = runUrl === undefined ? {} : { dashboardUrl: runUrl };
    this.known = submittedResult(this.known, { ...page, ...job });
    this.context.onUpdate(this.known);
  };

  readonly answered = (job: Job, uploads: unknown): Promise<void> =>
    this.context.jobs.answered(this.analysis, job, uploads);

  readonly warn = (text: string): void => {
    this.known = { ...this.known, warnings: [...this.known.warnings, text] };
  };

  readonly progress = (progress: Progress): void => {
    this.#progress?.note(progress);
    this.context.runner.showStep?.(this.analysis.spec.name, progress);
  };
}
