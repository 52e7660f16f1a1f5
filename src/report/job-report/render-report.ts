import type { ReportFormat, ReportType } from './report-type.ts';
import type { AttackResult } from '../../core/attack-result.ts';
import {
  attackSampleFiles,
  defenceArtifactFiles,
  defenceFiles,
  vulnerabilityFiles,
} from './archive/archives.ts';
import { type ArchiveFile, zipFiles } from './archive/zip.ts';
import { defenceDocument } from '../evidence/defence.ts';
import type { ReportDocument } from '../evidence/document.ts';
import { vulnerabilityDocument } from '../evidence/vulnerability.ts';
import type { JobSummary } from '../../facts/job-summary.ts';
import { renderText } from './render-text.ts';
import { reportJson } from './report-json.ts';
import { type Plain, reportObject } from './report-object.ts';
import { reportXml } from './report-xml.ts';

interface Report {
  readonly files: (
    summary: JobSummary,
    result: AttackResult,
  ) => readonly ArchiveFile[] | Promise<readonly ArchiveFile[]>;
  /** Absent if the report exists as an archive only. */
  readonly readable?: {
    readonly document: (summary: JobSummary, result: AttackResult) => ReportDocument;
    readonly plain: (summary: JobSummary, result: AttackResult) => Plain;
  };
}

const REPORTS: Readonly<Record<ReportType, Report>> = {
  Vulnerability: {
    files: vulnerabilityFiles,
    readable: {
      document: vulnerabilityDocument,
      plain: (summary, result) => reportObject('Vulnerability', summary, result),
    },
  },
  Defense: {
    files: defenceFiles,
    readable: {
      document: defenceDocument,
      plain: (summary, result) => reportObject('Defense', summary, result),
    },
  },
  Attack_samples: { files: attackSampleFiles },
  Defense_artifact: { files: defenceArtifactFiles },
};

/**
 * Renders a report of an analysis that has ended. The same result gives the same bytes.
 * @throws RangeError for a report that exists as zip only
 */
export async function renderReport(
  type: ReportType,
  format: Exclude<ReportFormat, 'pdf'>,
  summary: JobSummary,
  result: AttackResult,
): Promise<Buffer> {
  const { files, readable } = REPORTS[type];
  if (format === 'zip') return zipFiles(await files(summary, result));
  if (readable === undefined) {
    throw new RangeError(`The report ${type} exists as zip only, not as ${format}.`);
  }
  switch (format) {
    case 'txt':
      return Buffer.from(renderText(readable.document(summary, result)));
    case 'json':
      return Buffer.from(reportJson(readable.plain(summary, result)));
    case 'xml':
      return Buffer.from(reportXml(readable.plain(summary, result)));
  }
}
