import { styleText } from 'node:util';
import type { Tone } from '../html/badge.ts';

/** A stream that text is written to, and whether a person looks at it. */
interface TextStream {
  write(text: string): void;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

export type Style = 'red' | 'green' | 'yellow' | 'cyan' | 'bold' | 'dim';

/** Where a command writes: its result to `out`, everything else to `err`. */
export interface Terminal {
  readonly out: TextStream;
  readonly err: TextStream;
  /** Colours a text if the stream shows colours. NO_COLOR and FORCE_COLOR count. */
  readonly paint: (style: Style, text: string, stream: TextStream) => string;
}

/** Opens the terminal of this process. */
export function processTerminal(): Terminal {
  return {
    out: process.stdout,
    err: process.stderr,
    paint: (style, text, stream) =>
      styleText(style, text, { stream: stream === process.stderr ? process.stderr : process.stdout }),
  };
}

const STYLES: Readonly<Record<Tone, Style>> = { good: 'green', bad: 'red', open: 'yellow', none: 'dim' };

/** The colour of a state. */
export function styleOf(tone: Tone): Style {
  return STYLES[tone];
}
