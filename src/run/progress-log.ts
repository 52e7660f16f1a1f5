import type { Progress } from '../analyser/analyser.ts';
import type { Clock } from '../core/clock.ts';
import type { Log } from '../core/log.ts';
import { describeDuration } from '../text/time-words.ts';

/** What is being done is logged at most this often: if it is asked for every 2 seconds, there is a line within 10. */
const WORDS_EVERY_MS = 8_000;

/**
 * Logs how far an analysis is: one line for each step. Between steps, what is being done is logged if it has changed, about
 * every 10 seconds.
 */
export class ProgressLog {
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #startMs: number;
  #lineMs: number;
  #lastWords = '';

  /** @param log a log that names the analysis */
  constructor(log: Log, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
    this.#startMs = clock.now();
    this.#lineMs = this.#startMs;
  }

  /** Logs the progress, if it is time for it. */
  note({ words: said, share, isStep }: Progress): void {
    const words = share === undefined ? said : `In progress, ${String(Math.floor(share * 100))} %: ${said}`;
    if (isStep === true) {
      this.#tell(words);
      return;
    }
    if (words === '' || words === this.#lastWords) return;
    if (this.#clock.now() - this.#lineMs < WORDS_EVERY_MS) return;
    this.#lastWords = words;
    this.#tell(words);
  }

  #tell(text: string): void {
    this.#lineMs = this.#clock.now();
    this.#log.info(`after ${describeDuration(this.#lineMs - this.#startMs)}: ${text}`);
  }
}
