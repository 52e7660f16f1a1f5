import type { Log } from '../core/log.ts';
import type { Place } from '@model-security-scan/common/problem';
import type { Redact } from '../core/redaction.ts';
import { bounded } from '@model-security-scan/common/sanitize';
import { logLine } from '../text/log-line.ts';
import { placeText } from './place-text.ts';
import type { Style, Terminal } from './terminal.ts';

const MAX_LINE_LENGTH = 16_000;
const MAX_SEARCHED_LENGTH = 20_000;

/** How much a command prints. */
interface Verbosity {
  readonly isVerbose: boolean;
  readonly isDebug: boolean;
}

/** Creates the log of a command: plain lines on stderr, without secrets. */
export function createCliLog(
  terminal: Terminal,
  live: { readonly above: (line: string) => void },
  redact: Redact,
  { isVerbose, isDebug }: Verbosity,
): Log {
  const clean = (text: string): string => safeLine(redact(bounded(text, MAX_SEARCHED_LENGTH)));
  const write = (text: string): void => {
    live.above(clean(text));
  };
  const marked = (label: string, style: Style, text: string, place: Place | undefined): void => {
    const line = clean(place === undefined ? text : `${placeText(place)}: ${text}`);
    live.above(`${terminal.paint(style, `${label}:`, terminal.err)} ${line}`);
  };
  return {
    info: write,
    debug: (text) => {
      if (isDebug) marked('debug', 'dim', text, undefined);
    },
    notice: (text, place) => {
      marked('note', 'cyan', text, place);
    },
    warning: (text, place) => {
      marked('warning', 'yellow', text, place);
    },
    error: (text, place) => {
      marked('error', 'red', text, place);
    },
    // The table has a line for each analysis, and the verdict tells the rest.
    group: (title, lines) => {
      if (!isVerbose) return;
      write(title);
      for (const line of lines) live.above(`  ${clean(line)}`);
    },
  };
}

/** Makes one line that neither a terminal, GitHub's runner nor Azure's agent reads as a command. */
export function safeLine(text: string): string {
  return logLine(text, MAX_LINE_LENGTH).replaceAll('##vso[', '# #vso[');
}
