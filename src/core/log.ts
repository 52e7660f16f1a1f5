import type { Place } from '@model-security-scan/common/problem';

/**
 * The log that people read. The implementation makes every text safe and removes secrets from it, so callers may pass
 * any text.
 */
export interface Log {
  info(text: string): void;
  /** Shown only if debug logging is on. */
  debug(text: string): void;
  /** Makes an annotation, at the given place if there is one; so do `warning` and `error`. */
  notice(text: string, place?: Place): void;
  warning(text: string, place?: Place): void;
  error(text: string, place?: Place): void;
  /** Prints lines as one foldable group. */
  group(title: string, lines: readonly string[]): void;
}

/** The most warnings for one cause: the runner shows only ten in all. */
export const MAX_WARNINGS = 5;

/** @returns a log that begins every text with `<subject>: ` */
export function logAbout(subject: string, log: Log): Log {
  const about = (text: string): string => `${subject}: ${text}`;
  const on = (level: 'info' | 'debug' | 'notice' | 'warning' | 'error') => (text: string, place?: Place) => {
    log[level](about(text), place);
  };
  return {
    ...{
      info: on('info'),
      debug: on('debug'),
      notice: on('notice'),
      warning: on('warning'),
      error: on('error'),
    },
    group: (title, lines) => {
      log.group(about(title), lines);
    },
  };
}
