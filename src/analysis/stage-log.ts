import type { Log } from '../core/log.ts';
import type { Clock } from '../core/clock.ts';
import type { JobStatus, Stage } from '../core/job-status.ts';
import { stageWords } from '../decide/job-stages.ts';

/** The service's word for a stage that has not begun. Such stages are not logged. */
const NOT_BEGUN = 'na';

/** Logs the progress of a job: one line each time stages change. */
export class StageLog {
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #startMs: number;
  #last = new Map<string, string>();

  /** @param log a log that names the analysis */
  constructor(log: Log, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
    this.#startMs = clock.now();
  }

  /**
   * Logs the stages that have changed since the last call.
   * @returns true if there are any
   */
  note(status: JobStatus): boolean {
    const changed = status.stages.filter((stage) => (this.#last.get(stage.name) ?? NOT_BEGUN) !== stage.said);
    this.#last = new Map(status.stages.map((stage) => [stage.name, stage.said]));
    if (changed.length === 0) return false;
    const spent = describeDuration(this.#clock.now() - this.#startMs);
    this.#log.info(`after ${spent}: ${changed.map(describeStage).join(', ')}`);
    return true;
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
