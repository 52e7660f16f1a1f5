import { type Slot, SLOTS } from '../../core/attack-table.ts';
import { REPORT_FORMATS, type ReportFormat } from '../../facts/report-kinds.ts';
import type { DeclaredService } from '../../facts/settings.ts';
import type { Diagnostics } from './diagnostics.ts';
import { readText } from './forms.ts';
import { pickKeys, readChecked, readMapping, readSwitch } from './keys.ts';
import { nearest, quoted, suggestion } from './nearest.ts';
import type { Entry } from './tree.ts';

/** The names in braces that an address may hold; each is replaced by its value, percent-encoded. */
const BRACES = {
  status: ['job_id'],
  report: ['job_id', 'report_type', 'file_format'],
} as const;
type PathName = keyof typeof BRACES;
const PATH_NAMES = ['status', 'report'] as const;

const KEYS = ['report-format', 'allow-missing-artifacts', 'not-sent', 'paths'] as const;

/** Reads `service:` of the config: what a service is asked for, what it holds already, and addresses that the service spec leaves open. */
export function readServiceSection(entry: Entry | undefined, diagnostics: Diagnostics): DeclaredService {
  if (entry === undefined) return {};
  const entries = readMapping(entry.value, '"service"', diagnostics);
  if (entries === undefined) return {};
  const picked = pickKeys(entries, KEYS, '"service"', diagnostics);
  const reportFormat = readReportFormat(picked.get('report-format'), diagnostics);
  const allowed = picked.get('allow-missing-artifacts');
  const allowsMissingArtifacts = allowed !== undefined && readSwitch(allowed, diagnostics);
  const notSent = readNotSent(picked.get('not-sent'), diagnostics);
  const paths = readPaths(picked.get('paths'), diagnostics);
  return {
    ...(reportFormat === undefined ? {} : { reportFormat }),
    ...(allowsMissingArtifacts ? { allowsMissingArtifacts } : {}),
    ...(notSent.length === 0 ? {} : { notSent }),
    ...(Object.keys(paths).length === 0 ? {} : { paths }),
  };
}

function readReportFormat(entry: Entry | undefined, diagnostics: Diagnostics): ReportFormat | undefined {
  const expected = `one of ${REPORT_FORMATS.join(', ')}`;
  const find = (text: string): ReportFormat | undefined =>
    REPORT_FORMATS.find((format) => format === text.trim().toLowerCase());
  const findFault = (text: string): string | undefined =>
    find(text) === undefined ? `${quoted(text)}${suggestion(nearest(text, REPORT_FORMATS))}` : undefined;
  const read = readChecked(entry, '"report-format"', expected, findFault, diagnostics)?.value;
  return read === undefined ? undefined : find(read);
}

function readNotSent(entry: Entry | undefined, diagnostics: Diagnostics): readonly Slot[] {
  if (entry === undefined) return [];
  if (entry.value.kind !== 'list') {
    diagnostics.reportMismatch(
      entry.value,
      '"not-sent"',
      'a list of files that the service holds, such as [model]',
    );
    return [];
  }
  return entry.value.items.flatMap((item) => {
    const text = readText(item);
    const slot = SLOTS.find((one) => one === text);
    if (slot !== undefined) return [slot];
    const found =
      typeof text === 'string' ? `${quoted(text)}${suggestion(nearest(text, SLOTS))}` : text.found;
    diagnostics.reportMismatch(item, 'an item of "not-sent"', `one of ${SLOTS.join(', ')}`, found);
    return [];
  });
}

function readPaths(
  entry: Entry | undefined,
  diagnostics: Diagnostics,
): Readonly<Partial<Record<PathName, string>>> {
  const entries = entry === undefined ? [] : readMapping(entry.value, '"paths"', diagnostics);
  if (entries === undefined) return {};
  const picked = pickKeys(entries, PATH_NAMES, '"paths"', diagnostics);
  const paths: Partial<Record<PathName, string>> = {};
  for (const name of PATH_NAMES) {
    const expected = `an address on the service that begins with "/" and holds {job_id}, such as ${EXAMPLES[name]}`;
    const findFault = (path: string): string | undefined => findPathFault(path, BRACES[name]);
    const value = readChecked(picked.get(name), `"${name}"`, expected, findFault, diagnostics)?.value;
    if (value !== undefined) paths[name] = value;
  }
  return paths;
}

const EXAMPLES: Readonly<Record<PathName, string>> = {
  status: '"/v2/jobs/{job_id}"',
  report: '"/v2/jobs/{job_id}/report?type={report_type}&format={file_format}"',
};

/** Finds a fault in an address; it fits after `found`. It must stay on the origin of base-url, which gets the credentials. */
function findPathFault(path: string, known: readonly string[]): string | undefined {
  const braces = [...path.matchAll(/\{([^{}]*)\}/gu)].map(([, name = '']) => name);
  const unknown = braces.find((name) => !known.includes(name));
  if (unknown !== undefined) return `{${unknown}}, but only {${known.join('}, {')}} is replaced`;
  if (!braces.includes('job_id')) return `${quoted(path)}, which has no {job_id}`;
  const rest = path.replaceAll(/\{[^{}]*\}/gu, 'x');
  if (/[{}\\#\s]/u.test(rest)) return `${quoted(path)}, which holds a brace, a backslash, a "#" or a blank`;
  const origin = 'https://service.invalid';
  const isOnOrigin =
    /^\/(?!\/)/u.test(rest) && new URL(origin + rest).pathname === rest.replace(/\?.*$/u, '');
  return isOnOrigin ? undefined : quoted(path);
}
