import { DistinctFindings } from '../reading/distinct-findings.ts';
import { IniReferences, readIni } from '../reading/ini.ts';
import { searchedText } from '../reading/text-pieces.ts';
import type { Content, Scan } from '../scan.ts';
import type { ScannedFormat } from '../content-format.ts';
import { textMarks } from '../text-marks.ts';
import { isActingTarget } from '../text-rules/settings.ts';
import { isQuotingName } from '../text-rules/text-names.ts';

/** What Python evaluates of handlers (`Lib/logging/config.py`, `_install_handlers`). */
const EVALUATED = new Set(['class', 'args', 'kwargs']);

/** What an expression has that does more than name a stream, a file or a level. */
const ACTING =
  /__\w+__|\b(?:eval|exec|compile|open|system|popen|Popen|getattr|globals|subprocess|importlib)\b|\bos\s*\.\s*(?!path\b|environ\b|get|devnull\b|sep\b|linesep\b)\w+\s*\(/u;

function scanLogging({ bytes }: Content, outer: Scan): void {
  const scan = new DistinctFindings(outer);
  const values = readIni(searchedText(bytes));
  const references = new IniReferences(values, (steps) => {
    scan.spend(steps);
  });
  for (const item of values) {
    const { key, line } = item;
    if (!EVALUATED.has(key)) continue;
    const value = references.follow(item);
    const isNamed = key === 'class' && isActingTarget(value ?? '');
    if (value !== undefined && !ACTING.test(value) && !isNamed) continue;
    const detail = 'logging.config.fileConfig evaluates this value as Python.';
    const found = { rule: 'remote-code', severity: 'high', subject: `${key} of a handler`, detail } as const;
    scan.find({ ...found, excerpt: (value ?? item.value).slice(0, 200), when: 'load', line });
  }
}

/** Settings of Python's `logging` as an INI file. */
export const loggingConfig: ScannedFormat = {
  id: 'logging-config',
  kind: 'scanned',
  isModel: false,
  isDistinct: false,
  looksLike: (_, bytes, name) => !isQuotingName(name) && textMarks(bytes).has('logging'),
  scan: scanLogging,
};
