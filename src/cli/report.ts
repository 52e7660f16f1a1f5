import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from '../core/outcome.ts';
import { mergeRuns, type RunPart } from '../decide/merged-run.ts';
import { describeWriteError, replaceFile } from '../files/output-folder.ts';
import { readResults, ResultsFileError } from '../report/results/read-results.ts';
import { byteWords } from '../text/number-words.ts';
import { safeLine } from './cli-log.ts';
import { EXIT, exitStatusOf } from './exit-status.ts';
import { type ParsedFlags, unknownWords } from './flags.ts';
import { REPORT_FORMATS } from './report-formats.ts';
import { RENDERERS } from './report-renderers.ts';
import type { Terminal } from './terminal.ts';
import { wrongUsage } from './wrong-usage.ts';

/** Thousands of analyses with their findings have a few megabytes. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;

/** The command `report`: renders results files, and ends with the exit status of their common verdict. */
export async function report({ values, positionals }: ParsedFlags, terminal: Terminal): Promise<number> {
  const given = values.get('format') ?? 'markdown';
  const format = REPORT_FORMATS.find((one) => one === given);
  const problems = [
    ...(format === undefined
      ? [`--format: ${unknownWords('format', given, REPORT_FORMATS)} Expected: ${REPORT_FORMATS.join(', ')}.`]
      : []),
    ...(positionals.length === 0
      ? ['There is no FILE. Give one or more results files: model-security report results.json.']
      : []),
  ];
  if (format === undefined || problems.length > 0) return wrongUsage(problems, 'report', terminal);
  const { parts, faults } = await readAll([...new Set(positionals)]);
  for (const fault of faults) terminal.err.write(`${safeLine(fault)}\n`);
  // A verdict on a part of the files would look like one on all of them.
  if (faults.length > 0) return EXIT.undecided;
  const outcome = mergeRuns(parts);
  const text = await RENDERERS[format](outcome);
  if (text === undefined) {
    terminal.err.write(`${safeLine(`No ${format} report was made: ${outcome.headline}`)}\n`);
    return EXIT.undecided;
  }
  const fault = await hand(text, values.get('output'), terminal);
  terminal.err.write(`${safeLine(`${outcome.status}: ${outcome.headline}`)}\n`);
  for (const warning of outcome.warnings ?? []) terminal.err.write(`${safeLine(warning)}\n`);
  if (fault === undefined) return statusOf(outcome, values.get('exit-zero') === 'true');
  terminal.err.write(`${safeLine(fault)}\n`);
  return EXIT.undecided;
}

function statusOf(outcome: Outcome, isAlwaysZero: boolean): number {
  const status = exitStatusOf(outcome);
  return isAlwaysZero && status === EXIT.found ? EXIT.clean : status;
}

async function readAll(
  files: readonly string[],
): Promise<{ readonly parts: readonly RunPart[]; readonly faults: readonly string[] }> {
  const parts: RunPart[] = [];
  const faults: string[] = [];
  for (const name of files) {
    try {
      parts.push({ name, ...readResults(await readText(name)) });
    } catch (error) {
      if (!(error instanceof ResultsFileError)) throw error;
      faults.push(`${name} ${error.message}`);
    }
  }
  return { parts, faults };
}

/** @throws ResultsFileError if it cannot be read */
async function readText(name: string): Promise<string> {
  const stats = await stat(name).catch(() => undefined);
  if (stats === undefined) {
    throw new ResultsFileError(
      'does not exist, or cannot be read. A job that ended early may not have written it.',
    );
  }
  if (!stats.isFile()) {
    throw new ResultsFileError('is no file. Give the results files themselves: results/*.json.');
  }
  if (stats.size > MAX_FILE_BYTES) {
    throw new ResultsFileError(
      `has ${byteWords(stats.size)}; a results file has at most ${byteWords(MAX_FILE_BYTES)}.`,
    );
  }
  return readFile(name, 'utf8').catch(() => {
    throw new ResultsFileError('cannot be read: check its permissions.');
  });
}

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
    await mkdir(path.dirname(file), { recursive: true });
    await replaceFile(file, text);
    return undefined;
  } catch (error) {
    return `The report could not be written to "${output}": ${describeWriteError(error)}.`;
  }
}
