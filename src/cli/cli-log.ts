import type { Log } from '../core/log.ts';
import type { Place } from '@model-security-scan/common/problem';
import type { Redact } from '../core/redaction.ts';
import { bounded, logLine } from '@model-security-scan/common/sanitize';
import { placeText } from './place-text.ts';
import type { LiveLine } from './live-line.ts';
import type { Style, Terminal } from './terminal.ts';

const MAX_LINE_LENGTH = 16_000;
const MAX_SEARCHED_LENGTH = 20_000;

/** Creates the log of a command: plain lines on stderr, without secrets. */
export function createCliLog(terminal: Terminal, live: LiveLine, redact: Redact, isDebug: boolean): Log {
  const clean = (text: string): string => safeLine(redact(bounded(text, MAX_SEARCHED_LENGTH)));
  const write = (text: string): void => {
    const line = clean(text);
    live.above(line, line);
  };
  const marked = (label: string, style: Style, text: string, place: Place | undefined): void => {
    const line = clean(place === undefined ? text : `${placeText(place)}: ${text}`);
    live.above(`${terminal.paint(style, `${label}:`, terminal.err)} ${line}`, line);
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
    group: (title, lines) => {
      write(title);
      for (const line of lines) live.above(`  ${clean(line)}`, line);
    },
  };
}

/** Makes one line that neither a terminal, GitHub's runner nor Azure's agent reads as a command. */
export function safeLine(text: string): string {
  return logLine(text, MAX_LINE_LENGTH).replaceAll('##vso[', '# #vso[');
}
