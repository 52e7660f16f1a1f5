import path from 'node:path';
import type { Outcome } from '../facts/run-outcome.ts';
import { mergeRuns, type RunPart } from '../decide/merged-run.ts';
import { makeFolder } from '../files/make-folder.ts';
import { describeWriteError, replaceFile } from '../files/output-folder.ts';
import { EXPECTED, readResultsFile } from '../settings/results/read-results-file.ts';
import { safeLine } from './cli-log.ts';
import { EXIT, exitStatusOf } from './exit-status.ts';
import { expandNames } from './options/expand-names.ts';
import { formatUnknown, type ParsedFlags } from './options/flags.ts';
import { REPORT_FORMATS, type ReportFormat } from './report-formats.ts';
import { runPartOf } from './run-part.ts';
import type { Style, Terminal } from './terminal.ts';
import { wrongUsage } from './options/wrong-usage.ts';
import { DEFAULT_CONFIG_FILE } from '../facts/settings.ts';
import { sarifIsDue } from '../decide/judged.ts';
import { findRunningProgram } from '../files/running-program.ts';

/** The command `report`: renders results files, and ends with the exit status of their common verdict. */
export async function report(flags: ParsedFlags, terminal: Terminal): Promise<number> {
  const { values, positionals } = flags;
  const given = values.get('format') ?? 'markdown';
  const format = REPORT_FORMATS.find((one) => one === given);
  const problems = [
    ...(format === undefined
      ? [
          `--format: ${formatUnknown('format', given, REPORT_FORMATS)} Expected: ${REPORT_FORMATS.join(', ')}.`,
        ]
      : []),
    ...(positionals.length === 0
      ? ['There is no FILE. Give one or more results files: model-security report results.json.']
      : []),
  ];
  if (format === undefined || problems.length > 0) return wrongUsage(problems, 'report', terminal);
  const { parts, faults } = await readAll([...new Set(expandNames(positionals))]);
  for (const fault of faults) terminal.err.write(`${safeLine(fault)}\n`);
  // A verdict on a part of the files would look like one on all of them.
  if (faults.length > 0) return EXIT.undecided;
  const outcome = mergeRuns(parts);
  // Markdown is for pages that show it: its entities are no text for people.
  const isText = terminal.out.isTTY === true && !values.has('format') && !values.has('output');
  const isWritten = isText
    ? await showText(outcome, terminal)
    : await showReport(outcome, format, flags, terminal);
  if (!isWritten) return EXIT.undecided;
  const status = exitStatusOf(outcome);
  return status === EXIT.found && values.get('exit-zero') === 'true' ? EXIT.clean : status;
}

async function showText(outcome: Outcome, { out, paint }: Terminal): Promise<true> {
  const { verdictText } = await import('./verdict-text.ts');
  const look = { paint: (style: Style, part: string) => paint(style, part, out), columns: out.columns };
  out.write(`${verdictText(outcome, look)}\n`);
  return true;
}

/** @returns false if there is no report; then it has said why */
async function showReport(
  outcome: Outcome,
  format: ReportFormat,
  { values }: ParsedFlags,
  terminal: Terminal,
): Promise<boolean> {
  const tell = (text: string): void => {
    terminal.err.write(`${safeLine(text)}\n`);
  };
  const text = await RENDERERS[format](outcome);
  if (text === undefined) {
    tell(`No ${format} report was made: ${outcome.headline}`);
    return false;
  }
  const fault = await hand(text, values.get('output'), terminal);
  for (const one of [`${outcome.status}: ${outcome.headline}`, ...(outcome.warnings ?? [])]) tell(one);
  if (fault !== undefined) tell(fault);
  return fault === undefined;
}

async function readAll(
  files: readonly string[],
): Promise<{ readonly parts: readonly RunPart[]; readonly faults: readonly string[] }> {
  const parts: RunPart[] = [];
  const faults: string[] = [];
  for (const name of files) {
    const results = await readResultsFile(name);
    if ('fault' in results) {
      faults.push(`${name} ${results.fault}${results.isMissing === true ? MISSING : ''}`);
    } else if ('message' in results) {
      const { line, column, message } = results;
      faults.push(`${name}:${String(line)}:${String(column)}: ${message}. ${EXPECTED}`);
    } else parts.push(runPartOf(name, results));
  }
  return { parts, faults };
}

const MISSING = ' Check the path. A job that ended early may not have written it.';

/** @returns what went wrong */
async function hand(
  text: string,
  output: string | undefined,
  { out }: Terminal,
): Promise<string | undefined> {
  if (output === undefined) {
    out.write(text);
    return undefined;
  }
  try {
    const file = path.resolve(output);
    await makeFolder(path.dirname(file));
    await replaceFile(file, text);
    return undefined;
  } catch (error) {
    return `The report could not be written to "${output}": ${describeWriteError(error)}.`;
  }
}

/** Renders an outcome. @returns undefined if the format cannot show an outcome without a verdict */
type Renderer = (outcome: Outcome) => Promise<string | undefined>;

const RENDERERS: Readonly<Record<ReportFormat, Renderer>> = {
  html: renderHtml,
  sarif: renderSarifText,
  junit: async (outcome) => (await import('../report/junit.ts')).renderJunit(outcome),
  markdown: async (outcome) => (await import('../report/summary.ts')).renderSummary(outcome),
};

/** An empty SARIF file would close alerts that are still valid. */
async function renderSarifText(outcome: Outcome): Promise<string | undefined> {
  if (!sarifIsDue(outcome)) return undefined;
  const { renderSarif, serializeSarif } = await import('../report/sarif.ts');
  const { sarifCategory } = await import('../report/sarif/category.ts');
  const category = sarifCategory({ configFile: DEFAULT_CONFIG_FILE, only: [], details: [] });
  return serializeSarif(renderSarif(outcome, { category }));
}

async function renderHtml(outcome: Outcome): Promise<string> {
  const { renderRunPage } = await import('../report/page/run-page.ts');
  return renderRunPage(outcome, {
    program: await findRunningProgram(),
    writtenMs: Date.now(),
    settings: [],
    isFromResultsFiles: true,
  });
}
