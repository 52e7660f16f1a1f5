import { normalize } from 'node:path';
import { REPORT_FORMATS, REPORT_KINDS } from '../core/report-kinds.ts';
import { COMMENT_POLICIES, type Mode, type ReportSettings } from '../core/settings.ts';
import type { InputReader } from './reader.ts';

/** Reads what a run writes: files, reports of jobs, the comment and the commit statuses. */
export function readReports(reader: InputReader, mode: Mode): ReportSettings {
  const kinds = reader.choices('reports', REPORT_KINDS, ['vulnerability']);
  const format = reader.choice('report-format', REPORT_FORMATS, 'pdf');
  const directory = reader.text('report-directory');
  const sarifFile = reader.text('sarif-file');
  const resultsFile = readOutputFile(reader, 'results-file', { 'sarif-file': sarifFile });
  const bomFile = readOutputFile(reader, 'bom-file', {
    'sarif-file': sarifFile,
    'results-file': resultsFile,
  });
  const reportFile = readOutputFile(reader, 'report-file', {
    'sarif-file': sarifFile,
    'results-file': resultsFile,
    'bom-file': bomFile,
  });
  const githubToken = reader.headerText('github-token');
  return {
    kinds,
    format,
    ...(directory === undefined ? {} : { directory }),
    ...(sarifFile === undefined ? {} : { sarifFile }),
    ...(resultsFile === undefined ? {} : { resultsFile }),
    ...(bomFile === undefined ? {} : { bomFile }),
    ...(reportFile === undefined ? {} : { reportFile }),
    ...(githubToken === undefined ? {} : { githubToken }),
    ...readGithub(reader, mode),
  };
}

/** Reads the path of a file to write, which must differ from those of the other inputs. */
function readOutputFile(
  reader: InputReader,
  name: string,
  others: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const file = reader.text(name);
  if (file === undefined) return undefined;
  for (const [other, path] of Object.entries(others)) {
    if (path === undefined || normalize(file) !== normalize(path)) continue;
    reader.report(name, `names the same file as ${other}. Give each its own path.`);
  }
  return file;
}

function readGithub(reader: InputReader, mode: Mode): Pick<ReportSettings, 'commentPolicy' | 'commitStatus'> {
  const commentPolicy = reader.choice('comment-on-pr', COMMENT_POLICIES, 'never');
  const commitStatus = reader.flag('commit-status', false);
  const needsToken = commitStatus || commentPolicy !== 'never' || mode === 'collect';
  if (reader.isAbsent('github-token') && needsToken) {
    reader.report(
      'github-token',
      'is empty, but comment-on-pr, commit-status and mode collect need it. Remove the input to use its default.',
    );
  }
  return { commentPolicy, commitStatus };
}
