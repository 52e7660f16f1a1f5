import { DistinctFindings } from '../reading/distinct-findings.ts';
import { decodeUtf8 } from '../reading/byte-cursor.ts';
import { readText } from '../reading/utf8-text.ts';
import type { Content, Scan } from '../scan.ts';
import type { ScannedFormat } from '../content-format.ts';

const MAX_FILE_BYTES = 2 ** 20;

/** What an expression has that does more than name a stream, a file or a level. */
const ACTING =
  /__\w+__|\b(?:eval|exec|compile|open|system|popen|Popen|getattr|globals|subprocess|importlib)\b/u;

/** Python evaluates the class and the arguments of handlers (`Lib/logging/config.py`, `_install_handlers`). */
function scanLogging({ bytes }: Content, outer: Scan): void {
  const scan = new DistinctFindings(outer);
  // A line that is indented goes on with the one before.
  const lines = readText(bytes, MAX_FILE_BYTES)
    .replace(/\r?\n[ \t]+/gu, ' ')
    .split('\n');
  for (const [index, line] of lines.entries()) {
    const [, key = '', value = ''] = /^(class|args|kwargs)\s*[=:](.*)$/iu.exec(line) ?? [];
    if (!ACTING.test(value)) continue;
    const detail = 'logging.config.fileConfig evaluates this value as Python.';
    const found = { rule: 'remote-code', severity: 'high', subject: `${key} of a handler`, detail } as const;
    scan.find({ ...found, excerpt: value.slice(0, 200), when: 'load', line: index + 1 });
  }
}

/** Settings of Python's `logging` as an INI file. */
export const loggingConfig: ScannedFormat = {
  id: 'logging-config',
  kind: 'scanned',
  isModel: false,
  isDistinct: false,
  looksLike: (head) => {
    const text = decodeUtf8(head);
    return !text.includes('\0') && /^\[(?:loggers|handlers|formatters)\]/mu.test(text);
  },
  scan: scanLogging,
};
