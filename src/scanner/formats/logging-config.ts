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

/** What expressions of handlers name: streams, levels, and what a name for a file is made of. */
const NAMES = [
  String.raw`sys\.(?:__)?std(?:out|err)(?:__)?`,
  String.raw`None|True|False|dict|int|str|DEBUG|INFO|WARN(?:ING)?|ERROR|CRITICAL|NOTSET|logging\.[A-Z]+`,
  String.raw`(?:logging\.)?handlers\.[A-Z]\w*\.[A-Z_]+|socket\.(?:gethostname|AF_\w+|SOCK_\w+)`,
  String.raw`os\.(?:path\.\w+|environ(?:\.get)?|getenv|getcwd|getpid|devnull|sep)`,
  String.raw`time\.(?:strftime|time)|datetime\.(?:datetime\.)?(?:now|today|utcnow)|\w+(?=\s{0,9}=[^=])`,
].join('|');
const TEXT = String.raw`[rbuRBU]?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const METHOD = String.raw`(?<=[)'"])\.(?:strftime|format|join)(?!\w)`;
/** Nothing but such names, texts and numbers: what is not named here is not called. */
const HARMLESS = new RegExp(
  String.raw`^(?:[\s(),[\]{}:=+*/%-]|${TEXT}|${METHOD}|(?<![\w.])(?:\d[\d._]*|${NAMES})(?![\w.]))*$`,
  'u',
);
const OWN_CLASS = /^logging\.(?:handlers\.)?[A-Z]\w*$/u;

function isHarmless(key: string, value: string): boolean {
  if (key !== 'class') return HARMLESS.test(value);
  return /^[\w.]*$/u.test(value) && (OWN_CLASS.test(value) || !isActingTarget(value));
}

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
    if (value !== undefined && isHarmless(key, value)) continue;
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
