import type { Place } from './problem.ts';

/**
 * Where people read along. Every text is made safe and stripped of secrets by the implementation: callers hand in
 * whatever they have.
 */
export interface Log {
  info(text: string): void;
  /** Shown only with debug logging on. */
  debug(text: string): void;
  /** An annotation, on the place where one is given. */
  notice(text: string, place?: Place): void;
  warning(text: string, place?: Place): void;
  error(text: string, place?: Place): void;
  /** Prints lines as one foldable group. */
  group(title: string, lines: readonly string[]): void;
}

/** How many warnings one cause may make: the runner shows ten of all. */
export const MAX_WARNINGS = 5;

/** A log whose every text begins with what it is about. */
export function logAbout(subject: string, log: Log): Log {
  const about = (text: string): string => `${subject}: ${text}`;
  return {
    info: (text) => {
      log.info(about(text));
    },
    debug: (text) => {
      log.debug(about(text));
    },
    notice: (text, place) => {
      log.notice(about(text), place);
    },
    warning: (text, place) => {
      log.warning(about(text), place);
    },
    error: (text, place) => {
      log.error(about(text), place);
    },
    group: (title, lines) => {
      log.group(about(title), lines);
    },
  };
}
