/** The time that one analysis gets. */
interface TimeShare {
  /** Its time, in milliseconds. */
  readonly timeMs: number;
  /** How much longer its process may live, in milliseconds. */
  readonly graceMs: number;
  /** Gives back what is left when the analysis has ended. */
  readonly end: () => void;
}

interface TimeSharesOptions {
  readonly endsAtMs: number;
  readonly analysesPlanned: number;
  readonly now: () => number;
}

/** The part of the whole time that stays for the last verdicts and reports, and its bounds in milliseconds. */
const MARGIN_SHARE = 0.1;
const LEAST_MARGIN_MS = 2000;
const MOST_MARGIN_MS = 60_000;
/** With less time, an analysis is not started. */
const LEAST_SHARE_MS = 1000;

/** Shares the time that is left fairly among the analyses that start and those that still wait. */
export class TimeShares {
  readonly #options: TimeSharesOptions;
  readonly #marginMs: number;
  /** When each running analysis must end. */
  readonly #running = new Set<{ readonly endsAtMs: number }>();
  #begun = 0;

  constructor(options: TimeSharesOptions) {
    this.#options = options;
    const whole = options.endsAtMs - options.now();
    this.#marginMs = Math.min(MOST_MARGIN_MS, Math.max(LEAST_MARGIN_MS, whole * MARGIN_SHARE));
  }

  /**
   * Gives the next analysis its time.
   * @param places how many analyses run at once
   * @param mostMs the most that this one may have
   * @returns undefined if no time is left
   */
  begin(places: number, mostMs: number): TimeShare | undefined {
    this.#begun += 1;
    const { endsAtMs, now, analysesPlanned } = this.#options;
    const atMs = now();
    const leftMs = endsAtMs - this.#marginMs - atMs;
    const waiting = Math.max(0, analysesPlanned - this.#begun);
    const others = [...this.#running].map((other) => leftMs - Math.max(0, other.endsAtMs - atMs));
    const idle = Array.from({ length: Math.max(0, places - others.length) }, () => leftMs);
    const timeMs = Math.floor(Math.min(mostMs, fairShare([...idle, ...others], waiting + 1)));
    if (timeMs < LEAST_SHARE_MS) return undefined;
    const running = { endsAtMs: atMs + timeMs };
    this.#running.add(running);
    return { timeMs, graceMs: this.#marginMs / 2, end: () => void this.#running.delete(running) };
  }
}

const HALVINGS = 40;

/**
 * Finds the longest equal time for some analyses, so that all of them fit into the free times of the places where they run
 * one after another.
 */
function fairShare(freeMs: readonly number[], analyses: number): number {
  let [low, high] = [0, Math.max(0, ...freeMs)];
  const fits = (share: number): boolean =>
    freeMs.reduce((sum, free) => sum + Math.max(0, Math.floor((free + 1) / share)), 0) >= analyses;
  if (high > 0 && fits(high)) return high;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (middle > 0 && fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
