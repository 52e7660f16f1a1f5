import type { Log } from '../core/log.ts';
import type { Clock } from '../core/clock.ts';
import type { JobStatus, Stage } from '../core/job-status.ts';
import { stageWords } from '../decide/job-stages.ts';

/** What the service says of a stage that has not begun; not worth a word. */
const NOT_BEGUN = 'na';

/** Tells how a job moves: a line when a stage changes. */
export class StageLog {
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #startMs: number;
  #last = new Map<string, string>();

  /** @param log about the analysis */
  constructor(log: Log, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
    this.#startMs = clock.now();
  }

  /** @returns whether a stage has changed since the last time */
  note(status: JobStatus): boolean {
    const changed = status.stages.filter((stage) => (this.#last.get(stage.name) ?? NOT_BEGUN) !== stage.said);
    this.#last = new Map(status.stages.map((stage) => [stage.name, stage.said]));
    if (changed.length === 0) return false;
    const spent = describeDuration(this.#clock.now() - this.#startMs);
    this.#log.info(`after ${spent}: ${changed.map(inWords).join(', ')}`);
    return true;
  }
}

function inWords({ name, state, said }: Stage): string {
  return `${stageWords(name)} ${state === 'inprogress' ? 'in progress' : said}`;
}

/** `1 h 05 min`, `3 min 20 s`, `12 s` */
export function describeDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const pad = (value: number): string => String(value).padStart(2, '0');
  if (minutes >= 60) return `${String(Math.floor(minutes / 60))} h ${pad(minutes % 60)} min`;
  return minutes > 0 ? `${String(minutes)} min ${pad(seconds % 60)} s` : `${String(seconds)} s`;
}
