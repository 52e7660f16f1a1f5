import type { AnalysisResult, Outcome } from '../core/outcome.ts';
import { renderSummary } from '../report/summary.ts';
import type { Runner } from '../core/runner.ts';

/** How often a summary is written while the run goes on, at most. */
const SUMMARY_GAP_MS = 5000;

/**
 * Writes down what is known while a run goes on: a run that is killed has lost neither job nor link.
 * Job ids go into the outputs at once; the summary follows when it has time.
 */
export class LiveSummary {
  readonly #runner: Runner;
  readonly #outcome: (results: readonly AnalysisResult[]) => Outcome;
  readonly #results: Map<string, AnalysisResult>;
  /** Without secrets: all of them are written each time, and need not be searched again. */
  readonly #jobIds: string[] = [];
  #lastSummaryMs = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /**
   * @param planned a result for each analysis, before anything is done with it
   * @param outcome what the run looks like, with the results so far
   */
  constructor(
    runner: Runner,
    planned: readonly AnalysisResult[],
    outcome: (results: readonly AnalysisResult[]) => Outcome,
  ) {
    this.#runner = runner;
    this.#outcome = outcome;
    this.#results = new Map(planned.map((result) => [result.spec.name, result]));
  }

  /** Takes in how far an analysis has come; a job that is seen for the first time goes into the outputs at once. */
  update(result: AnalysisResult): void {
    const known = this.#results.get(result.spec.name)?.jobId;
    this.#results.set(result.spec.name, result);
    if (result.jobId !== undefined && known === undefined) this.#announce(result, result.jobId);
    this.#scheduleSummary();
  }

  /** Ends the writing of summaries; resolves when none is under way any more. */
  async end(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#writing;
  }

  #announce(result: AnalysisResult, jobId: string): void {
    const { dashboardUrl = '' } = result;
    const { secrets } = this.#runner;
    this.#jobIds.push(secrets.redact(jobId));
    const first = this.#jobIds.length === 1 ? { 'job-id': jobId, 'dashboard-url': dashboardUrl } : {};
    try {
      this.#runner.setOutputs({ ...secrets.redactAll(first), 'job-ids': JSON.stringify(this.#jobIds) });
    } finally {
      // Where the outputs are lost the log is the only place that names the job.
      const words = dashboardUrl === '' ? `job ${jobId}` : jobWords(jobId, dashboardUrl);
      this.#runner.log.info(`${result.spec.name}: ${words}`);
    }
  }

  #scheduleSummary(): void {
    if (this.#timer !== undefined) return;
    const waitedMs = this.#runner.clock.now() - this.#lastSummaryMs;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        this.#writeSummary();
      },
      Math.max(0, SUMMARY_GAP_MS - waitedMs),
    ).unref();
  }

  #writeSummary(): void {
    this.#lastSummaryMs = this.#runner.clock.now();
    const outcome = this.#runner.secrets.redactAll(this.#outcome([...this.#results.values()]));
    // A summary that cannot be written is told of at the end of the run, once.
    this.#writing = this.#writing
      .then(() => this.#runner.writeSummary(renderSummary(outcome)))
      .catch(() => undefined);
  }
}

/** Job ids are long: one that the link holds is not said twice. */
function jobWords(jobId: string, dashboardUrl: string): string {
  const isHeld = [jobId, encodeURIComponent(jobId)].some((form) => dashboardUrl.includes(form));
  return isHeld ? `job ${dashboardUrl}` : `job ${jobId}, dashboard ${dashboardUrl}`;
}
