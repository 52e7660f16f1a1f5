import type { Progress } from '../analyser/analyser.ts';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { describeDuration } from '../text/time-words.ts';

/** What is being done is logged at most this often: if it is asked for every 2 seconds, there is a line within 10. */
const WORDS_EVERY_MS = 8_000;

/**
 * Logs how far an analysis is: one line for each step, at once. Between steps, what is being done is noted if it has changed,
 * about every 10 seconds.
 */
export class ProgressLog {
  readonly #notes: Log;
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #startMs: number;
  #lineMs: number;
  #lastWords = '';

  /**
   * @param notes takes what can wait for the end of the analysis
   * @param log shows lines at once; both name the analysis
   */
  constructor(notes: Log, log: Log, clock: Clock) {
    this.#notes = notes;
    this.#log = log;
    this.#clock = clock;
    this.#startMs = clock.now();
    this.#lineMs = this.#startMs;
  }

  /** Logs the progress, if it is time for it. */
  note({ words: said, share, isStep }: Progress): void {
    const words = share === undefined ? said : `In progress, ${String(Math.floor(share * 100))} %: ${said}`;
    if (isStep === true) {
      this.#tell(words, this.#log);
      return;
    }
    if (words === '' || words === this.#lastWords) return;
    if (this.#clock.now() - this.#lineMs < WORDS_EVERY_MS) return;
    this.#lastWords = words;
    this.#tell(words, this.#notes);
  }

  #tell(text: string, log: Log): void {
    this.#lineMs = this.#clock.now();
    log.info(`after ${describeDuration(this.#lineMs - this.#startMs)}: ${text}`);
  }
}
