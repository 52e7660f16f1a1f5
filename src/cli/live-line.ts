import type { AnalysisResult } from '../facts/run-outcome.ts';
import { counted } from '@model-security-scan/common/number-words';
import { plainLine } from '@model-security-scan/common/sanitize';
import type { Terminal } from './terminal.ts';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 120;
const BAR_CELLS = 20;
const DEFAULT_COLUMNS = 80;
/** Returns to the start of the line, and clears it. */
const CLEAR = '\r\u001b[2K';

/** One line at the bottom of a terminal that shows how far a run is. Elsewhere it shows nothing. */
export class LiveLine {
  readonly #terminal: Terminal;
  readonly #startMs = Date.now();
  #timer: NodeJS.Timeout | undefined;
  #frame = 0;
  #results: readonly AnalysisResult[] = [];
  #last = '';

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  start(): void {
    if (this.#terminal.err.isTTY !== true) return;
    this.#timer = setInterval(() => {
      this.#frame += 1;
      this.#draw();
    }, FRAME_MS).unref();
  }

  show(results: readonly AnalysisResult[]): void {
    this.#results = results;
  }

  /** Writes a line of the log above the live line. */
  above(line: string, raw: string): void {
    this.#last = raw;
    const isLive = this.#timer !== undefined;
    this.#terminal.err.write(`${isLive ? CLEAR : ''}${line}\n`);
    if (isLive) this.#draw();
  }

  end(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#terminal.err.write(CLEAR);
  }

  #draw(): void {
    const { err } = this.#terminal;
    // Some terminals say that they have no columns.
    const { columns = 0 } = err;
    const width = Math.max(20, (columns > 0 ? columns : DEFAULT_COLUMNS) - 1);
    const spinner = FRAMES[this.#frame % FRAMES.length] ?? '';
    const text = plainLine(
      `${this.#progress()} ${clock(Date.now() - this.#startMs)}  ${this.#last}`,
      width - 2,
    );
    err.write(`${CLEAR}${this.#terminal.paint('cyan', spinner, err)} ${text}`);
  }

  #progress(): string {
    const all = this.#results.length;
    if (all === 0) return '';
    const done = this.#results.filter(({ state }) => state !== 'planned' && state !== 'submitted').length;
    const cells = Math.floor((done / all) * BAR_CELLS);
    const bar = `${'█'.repeat(cells)}${'░'.repeat(BAR_CELLS - cells)}`;
    return `${bar} ${String(done)} of ${counted(all, 'analysis', 'analyses')} `;
  }
}

/** `1:05` */
function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
