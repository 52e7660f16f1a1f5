import type { Log } from '../core/log.ts';
import type { Clock } from '../core/clock.ts';
import type { JobStatus, Stage } from '../core/job-status.ts';
import { stageWords } from '../decide/job-stages.ts';

/** The service's word for a stage that has not begun. Such stages are not logged. */
const NOT_BEGUN = 'na';

/** The service's own description is logged at most this often: with polls every 2 seconds there is a line within 10. */
const DESCRIPTION_EVERY_MS = 8_000;

/**
 * Logs the progress of a job: one line each time stages change. While they stay, the service's own description of what it
 * does is logged if it has changed, about every 10 seconds.
 */
export class StageLog {
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #isLocal: boolean;
  readonly #startMs: number;
  #last = new Map<string, string>();
  #lineMs: number;
  #description = '';
  #toldDescription = '';

  /**
   * @param log a log that names the analysis
   * @param isLocal true for the built-in service: its description says what is done, and its stages add nothing
   */
  constructor(log: Log, clock: Clock, isLocal = false) {
    this.#isLocal = isLocal;
    this.#log = log;
    this.#clock = clock;
    this.#startMs = clock.now();
    this.#lineMs = this.#startMs;
  }

  /**
   * Logs what has changed since the last call.
   * @returns true if the job has moved on: a stage or the description has changed
   */
  note(status: JobStatus): boolean {
    const changed = status.stages.filter((stage) => (this.#last.get(stage.name) ?? NOT_BEGUN) !== stage.said);
    this.#last = new Map(status.stages.map((stage) => [stage.name, stage.said]));
    const described = status.currentStatus !== this.#description;
    this.#description = status.currentStatus;
    if (changed.length > 0 && !this.#isLocal) this.#tell(changed.map(describeStage).join(', '));
    else this.#tellDescription();
    return changed.length > 0 || described;
  }

  #tellDescription(): void {
    if (this.#description === '' || this.#description === this.#toldDescription) return;
    if (this.#clock.now() - this.#lineMs < DESCRIPTION_EVERY_MS) return;
    this.#toldDescription = this.#description;
    this.#tell(this.#description);
  }

  #tell(text: string): void {
    this.#lineMs = this.#clock.now();
    this.#log.info(`after ${describeDuration(this.#lineMs - this.#startMs)}: ${text}`);
  }
}

function describeStage({ name, state, said }: Stage): string {
  return `${stageWords(name)} ${state === 'inprogress' ? 'in progress' : said}`;
}

/** Formats a duration: `1 h 05 min`, `3 min 20 s` or `12 s`. */
export function describeDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const pad = (value: number): string => String(value).padStart(2, '0');
  if (minutes >= 60) return `${String(Math.floor(minutes / 60))} h ${pad(minutes % 60)} min`;
  return minutes > 0 ? `${String(minutes)} min ${pad(seconds % 60)} s` : `${String(seconds)} s`;
}
