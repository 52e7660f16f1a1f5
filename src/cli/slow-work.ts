import { safeLine } from './cli-log.ts';
import type { Terminal } from './terminal.ts';

/** A step that ends sooner needs no line. */
const SLOW_MS = 5_000;

/** Takes what a command is doing now: `trying data on model.onnx`. */
export type NoteWork = (words: string) => void;

/**
 * Runs a command that may be silent for minutes, and says on the error stream, every few seconds, what it is doing if that
 * has changed.
 */
export async function withSlowWork<T>(err: Terminal['err'], run: (note: NoteWork) => Promise<T>): Promise<T> {
  let doing = '';
  const timer = setInterval(() => {
    if (doing !== '') err.write(`${safeLine(doing)} …\n`);
    doing = '';
  }, SLOW_MS);
  try {
    return await run((words) => {
      doing = words;
    });
  } finally {
    clearInterval(timer);
  }
}
