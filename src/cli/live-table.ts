import type { AnalysisResult } from '../facts/run-outcome.ts';
import { shortResult } from '../report/document/findings.ts';
import { labelOf, markOf } from '../report/document/states.ts';
import { safeLine } from './cli-log.ts';
import { cutToWidth, displayWidth, padToWidth } from './display-width.ts';
import { styleOf, type Terminal } from './terminal.ts';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 120;
const DEFAULT_COLUMNS = 80;
const MAX_NAME_COLUMNS = 40;
const SCORE_COLUMNS = 20;
/** Clears from the start of the line to the end of the screen. */
const CLEAR = '\r\u001b[J';

interface Running {
  readonly startMs: number;
  share: number;
  words: string;
}

/**
 * Shows how far a run is: a line for each analysis that has ended, and at the bottom of a terminal those that run now, how
 * many wait, and about how long it takes. Elsewhere there is only a line for each that has ended.
 */
export class LiveTable {
  readonly #terminal: Terminal;
  readonly #now: () => number;
  readonly #startMs: number;
  readonly #running = new Map<string, Running>();
  readonly #ended = new Map<string, number>();
  #results: readonly AnalysisResult[] = [];
  #timer: NodeJS.Timeout | undefined;
  #frame = 0;
  #drawn = 0;

  constructor(terminal: Terminal, now: () => number = Date.now) {
    this.#terminal = terminal;
    this.#now = now;
    this.#startMs = now();
  }

  start(): void {
    if (this.#terminal.err.isTTY !== true) return;
    this.#timer = setInterval(() => {
      this.#frame += 1;
      this.#redraw('');
    }, FRAME_MS).unref();
  }

  /** Takes the results so far, with a line for each that is new. */
  show(results: readonly AnalysisResult[]): void {
    this.#results = results;
    for (const result of results) this.#take(result);
  }

  /** Takes what an analysis does now. Its share never falls. */
  step(name: string, { words, share = 0 }: { readonly words: string; readonly share?: number }): void {
    const running = this.#running.get(name);
    if (running === undefined) return;
    running.share = Math.max(running.share, Math.min(share, 1));
    if (words !== '') running.words = words;
  }

  /** Writes a line above the table. */
  above(line: string): void {
    this.#redraw(`${line}\n`);
  }

  end(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#terminal.err.write(this.#clear());
  }

  #take(result: AnalysisResult): void {
    const { state, spec } = result;
    const { name } = spec;
    if (state === 'planned' || this.#ended.has(name)) return;
    const { startMs } = this.#running.get(name) ?? { startMs: this.#now() };
    if (state === 'submitted') {
      if (!this.#running.has(name)) this.#running.set(name, { startMs, share: 0, words: '' });
      return;
    }
    this.#running.delete(name);
    const tookMs = this.#now() - startMs;
    this.#ended.set(name, tookMs);
    const { err, paint } = this.#terminal;
    const mark = paint(styleOf(labelOf(result).tone), markOf(result), err);
    const score = padToWidth(shortResult(result), SCORE_COLUMNS);
    this.above(`${mark} ${this.#name(name)}  ${score}  ${String(Math.round(tookMs / 1000))} s`);
  }

  /** Names share a column, whose width is that of the longest. */
  #name(name: string): string {
    const widths = this.#results.map(({ spec }) => displayWidth(safeLine(spec.name)));
    const columns = Math.min(MAX_NAME_COLUMNS, Math.max(0, ...widths));
    return padToWidth(cutToWidth(safeLine(name), MAX_NAME_COLUMNS), columns);
  }

  #redraw(above: string): void {
    const { err } = this.#terminal;
    if (this.#timer === undefined) {
      err.write(above);
      return;
    }
    const lines = this.#lines();
    err.write(`${this.#clear()}${above}${lines.join('\n')}`);
    this.#drawn = lines.length;
  }

  #clear(): string {
    const up = this.#drawn > 1 ? `\u001b[${String(this.#drawn - 1)}A` : '';
    this.#drawn = 0;
    return `${up}${CLEAR}`;
  }

  #lines(): readonly string[] {
    const { err, paint } = this.#terminal;
    // Some terminals say that they have no columns.
    const columns = Math.max(20, (err.columns ?? 0) > 0 ? (err.columns ?? 0) : DEFAULT_COLUMNS) - 1;
    const spinner = paint('cyan', FRAMES[this.#frame % FRAMES.length] ?? '', err);
    const running = [...this.#running].map(([name, { share, words }]) => {
      const percent = share === 0 ? '' : `${String(Math.floor(share * 100))} %  `;
      return `${spinner} ${cutToWidth(`${this.#name(name)}  ${percent}${safeLine(words)}`, columns - 2)}`;
    });
    return [...running, `  ${cutToWidth(this.#footer(), columns - 2)}`];
  }

  /** `5 waiting · 2/9 · 0:39 · about 1 min left` */
  #footer(): string {
    const all = this.#results.length;
    const waiting = all - this.#ended.size - this.#running.size;
    const left = this.#leftMs(waiting);
    return [
      ...(waiting > 0 ? [`${String(waiting)} waiting`] : []),
      ...(all > 0 ? [`${String(this.#ended.size)}/${String(all)}`] : []),
      clock(this.#now() - this.#startMs),
      ...(left === undefined ? [] : [`about ${roughly(left)} left`]),
    ].join(' · ');
  }

  /** From what the others took, and the shares of those that run; undefined if too little is known. */
  #leftMs(waiting: number): number | undefined {
    const running = [...this.#running.values()].map(({ startMs, share }) => {
      const ranMs = this.#now() - startMs;
      return share < LEAST_SHARE ? undefined : { left: (ranMs * (1 - share)) / share, all: ranMs / share };
    });
    const known = running.filter((one) => one !== undefined);
    const took = [...this.#ended.values(), ...known.map(({ all }) => all)];
    if (took.length === 0 || (waiting === 0 && known.length === 0)) return undefined;
    const usual = took.reduce((sum, one) => sum + one, 0) / took.length;
    const left = running.reduce((sum, one) => sum + (one?.left ?? usual), waiting * usual);
    return left / Math.max(1, running.length);
  }
}

/** From a smaller share nothing follows. */
const LEAST_SHARE = 0.05;

/** `1:05` */
function clock(ms: number): string {
  const whole = Math.floor(ms / 1000);
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
}

function roughly(ms: number): string {
  return ms < 55_000
    ? `${String(Math.max(5, Math.ceil(ms / 5000) * 5))} s`
    : `${String(Math.round(ms / 60_000))} min`;
}
