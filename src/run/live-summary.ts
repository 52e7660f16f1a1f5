import type { AnalysisResult, Outcome } from '../facts/run-outcome.ts';
import { OUTPUT_SHARES } from '../report/sized-outputs.ts';
import { renderSummary } from '../report/summary.ts';
import type { Runner } from '../facts/runner.ts';

const MIN_SUMMARY_GAP_MS = 5000;

/**
 * Writes results while a run is under way, so that a run that is killed loses neither jobs nor links. Job ids go into the
 * outputs at once; the summary is written from time to time.
 */
export class LiveSummary {
  readonly #runner: Runner;
  readonly #outcome: (results: readonly AnalysisResult[]) => Outcome;
  readonly #results: Map<string, AnalysisResult>;
  /** The output `job-ids`: a JSON array, already redacted, that is extended for each job. Empty if it is too large. */
  #jobIds = '[]';
  #lastSummaryMs = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /**
   * @param planned the result of each analysis before it starts
   * @param outcome builds the outcome to show from the results so far
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

  /** Takes the new result of an analysis. A job that is seen for the first time goes into the outputs at once. */
  update(result: AnalysisResult): void {
    const known = this.#results.get(result.spec.name)?.jobId;
    this.#results.set(result.spec.name, result);
    this.#runner.showProgress?.([...this.#results.values()]);
    if (result.jobId !== undefined && known === undefined) this.#announce(result, result.jobId);
    this.#scheduleSummary();
  }

  /** Stops writing summaries. Resolves when no write is under way. */
  async end(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#writing;
  }

  #announce(result: AnalysisResult, jobId: string): void {
    const { dashboardUrl = '' } = result;
    const { secrets } = this.#runner;
    const isFirst = this.#jobIds === '[]';
    const first = isFirst ? { 'job-id': jobId, 'dashboard-url': dashboardUrl } : {};
    const isOpen = this.#jobIds !== '';
    this.#jobIds = isOpen ? addToArray(this.#jobIds, secrets.redact(jobId)) : '';
    try {
      if (isOpen) this.#runner.setOutputs({ ...secrets.redactAll(first), 'job-ids': this.#jobIds });
    } finally {
      // If the outputs could not be written, only the log names the job.
      this.#runner.log.info(`${result.spec.name}: ${describeJob(jobId, dashboardUrl)}`);
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
      Math.max(0, MIN_SUMMARY_GAP_MS - waitedMs),
    ).unref();
  }

  #writeSummary(): void {
    this.#lastSummaryMs = this.#runner.clock.now();
    const outcome = this.#runner.secrets.redactAll(this.#outcome([...this.#results.values()]));
    // If summaries cannot be written, the end of the run reports it, once.
    this.#writing = this.#writing
      .then(() => this.#runner.writeSummary(renderSummary(outcome)))
      .catch(() => undefined);
  }
}

/**
 * Adds a text to a JSON array.
 * @returns an empty text if the array would be too large for an output: a part of the list would look like all of it
 */
function addToArray(array: string, text: string): string {
  const start = array === '[]' ? '[' : `${array.slice(0, -1)},`;
  const longer = `${start}${JSON.stringify(text)}]`;
  return longer.length > OUTPUT_SHARES.jobIds ? '' : longer;
}

/** Describes a job with its link. Job ids are long, so the id is left out if the link contains it. */
function describeJob(jobId: string, dashboardUrl: string): string {
  if (dashboardUrl === '') return `job ${jobId}`;
  const isHeld = [jobId, encodeURIComponent(jobId)].some((form) => dashboardUrl.includes(form));
  return isHeld ? `job ${dashboardUrl}` : `job ${jobId}, dashboard ${dashboardUrl}`;
}
