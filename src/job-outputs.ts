import type { Runner } from './runner/runner.ts';

/** A job more writes all of them again, and what was written stays in the file: from here on it is done less often. */
const PROMPT_LENGTH = 1024 * 1024;
const SHORTEST_GAP_MS = 1000;
const LONGEST_GAP_MS = 30_000;
/** How much of the file each millisecond may take from then on. */
const LENGTH_PER_MS = 8;

/**
 * Writes the ids of jobs into the outputs: each the moment it is known, but for those after some hundreds, which are
 * gathered for a second or more. Secrets that are learnt later are taken out by what writes the outputs at the end.
 */
export class JobOutputs {
  readonly #runner: Runner;
  readonly #jobIds: string[] = [];
  #writtenLength = 0;
  #lastLength = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  /** @throws what the runner does where outputs cannot be written */
  add(jobId: string, dashboardUrl: string): void {
    const { secrets } = this.#runner;
    this.#jobIds.push(secrets.redact(jobId));
    const isFirst = this.#jobIds.length === 1;
    const first = isFirst ? secrets.redactAll({ 'job-id': jobId, 'dashboard-url': dashboardUrl }) : {};
    if (this.#writtenLength < PROMPT_LENGTH) this.#write(first);
    else this.#schedule();
  }

  /** Writes what still waits. */
  end(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#writeGathered();
  }

  #schedule(): void {
    const paidMs = this.#lastLength / LENGTH_PER_MS;
    const gapMs = Math.min(Math.max(SHORTEST_GAP_MS, paidMs), LONGEST_GAP_MS);
    this.#timer ??= setTimeout(() => {
      this.#writeGathered();
    }, gapMs).unref();
  }

  #writeGathered(): void {
    this.#timer = undefined;
    try {
      this.#write({});
    } catch {
      // Told at the end of the run, where outputs that cannot be written fail it.
    }
  }

  #write(others: Readonly<Record<string, string>>): void {
    const jobIds = JSON.stringify(this.#jobIds);
    this.#lastLength = jobIds.length;
    this.#writtenLength += jobIds.length;
    this.#runner.setOutputs({ ...others, 'job-ids': jobIds });
  }
}
