import type { Log } from '../../src/core/log.ts';

/** A log that keeps what it is told. */
export interface RecordingLog extends Log {
  /** `info: text`, and so on; a group as one entry, its lines after its title. */
  readonly entries: readonly string[];
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
