import type { Clock } from '../../src/core/clock.ts';
import type { Log } from '../../src/core/log.ts';

/** A log that keeps what it is told. */
export interface RecordingLog extends Log {
  /** `info: text`, and so on; a group as one entry, its lines after its title. */
  readonly entries: readonly string[];
}

/** A log that adds each text to a list, and the lines of a group behind its title. */
export function linesLog(lines: string[]): Log {
  const add = (text: string): void => void lines.push(text);
  const group = (title: string, rest: readonly string[]): void => void lines.push(title, ...rest);
  return { info: add, debug: add, notice: add, warning: add, error: add, group };
}

/** A clock on which waits take no time; they are added to a list. */
export function hastyClock(waits: number[], now: () => number = () => Date.now()): Clock {
  return {
    now,
    random: () => 0.5,
    sleep: (ms, signal) => {
      signal.throwIfAborted();
      waits.push(ms);
      return Promise.resolve();
    },
  };
}

export function createRecordingLog(): RecordingLog {
  const entries: string[] = [];
  const keep =
    (level: string) =>
    (text: string): void => {
      entries.push(`${level}: ${text}`);
    };
  return {
    entries,
    info: keep('info'),
    debug: keep('debug'),
    notice: keep('notice'),
    warning: keep('warning'),
    error: keep('error'),
    group: (title, lines) => {
      entries.push([`group: ${title}`, ...lines].join('\n'));
    },
  };
}
