import type { Runner } from './runner/runner.ts';

/** A job more writes all of them again, and what was written stays in the file: from here on it is done less often. */
const PROMPT_BYTES = 1024 * 1024;
const GAP_MS = 1000;

/** Writes the ids of jobs into the outputs: each the moment it is known, but for those after many hundreds, within a second. */
export class JobOutputs {
  readonly #runner: Runner;
  readonly #jobIds: string[] = [];
  #writtenBytes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  /** @throws what the runner does where outputs cannot be written */
  add(jobId: string, dashboardUrl: string): void {
    const { secrets } = this.#runner;
    this.#jobIds.push(secrets.redact(jobId));
    if (this.#jobIds.length === 1) {
      this.#runner.setOutputs(secrets.redactAll({ 'job-id': jobId, 'dashboard-url': dashboardUrl }));
    }
    if (this.#writtenBytes < PROMPT_BYTES) this.#write();
    else this.#schedule();
  }

  /** Writes nothing more: what ends the run writes all outputs. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      try {
        this.#write();
      } catch {
        // Told at the end of the run, where outputs that cannot be written fail it.
      }
    }, GAP_MS).unref();
  }

  #write(): void {
    const jobIds = JSON.stringify(this.#jobIds);
    this.#writtenBytes += jobIds.length;
    this.#runner.setOutputs({ 'job-ids': jobIds });
  }
}
