import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type Answer, bytesAnswer, Refusal } from '../wire/answer.ts';
import { escapeXml } from '../wire/xml.ts';
import { queryParameter, type ReceivedRequest, refuseOtherParameters } from '../wire/request.ts';
import { SIMULATION_NOTE } from '../simulation/simulation.ts';
import type { Progress } from './progress.ts';
import { REPORT_FORMATS, type ReportFormat } from '../../../src/facts/report-kinds.ts';
import { type Job, requestedThreshold } from './job.ts';
import { jobOfQuery, type JobsState } from './jobs-state.ts';
import { textPdf } from './report-pdf.ts';
import { hasDefense } from './stages.ts';

/** The types of reports (observed publicly; not in the interface document). */
const REPORT_TYPES = ['Vulnerability', 'Defense', 'Attack_samples', 'Defense_artifact'] as const;
type ReportType = (typeof REPORT_TYPES)[number];

const FORMATS_OF_TYPE: Readonly<Record<ReportType, readonly ReportFormat[]>> = {
  Vulnerability: REPORT_FORMATS,
  Defense: REPORT_FORMATS,
  Attack_samples: ['zip'],
  Defense_artifact: ['zip'],
};

const CONTENT_TYPES: Readonly<Record<ReportFormat, string>> = {
  zip: 'application/zip',
  txt: 'text/plain; charset=utf-8',
  pdf: 'application/pdf',
  json: 'application/json',
  xml: 'application/xml',
};

/**
 * GET get_report (observed publicly; not in the interface document): a report of a finished job.
 * @throws Refusal 400 for missing parameters or a job that has not finished, 412 for a report that does not exist
 */
export async function getReport(request: ReceivedRequest, state: JobsState): Promise<Answer> {
  refuseOtherParameters(request.url, ['job_id', 'report_type', 'file_format']);
  const reportType = readType(queryParameter(request.url, 'report_type'));
  const format = readFormat(reportType, queryParameter(request.url, 'file_format'));
  const { job, progress } = jobOfQuery(state, request.url);
  if (progress.phase === 'waiting' || progress.phase === 'running') {
    throw new Refusal(400, `the job has not finished: ${progress.currentStatus}`);
  }
  checkExists(reportType, job, progress);
  const bytes = await reportBytes(format, reportLines(reportType, job, progress));
  const name = `${reportType}_${job.kind}.${format}`;
  return bytesAnswer(bytes, {
    'content-type': CONTENT_TYPES[format],
    'content-disposition': `attachment; filename="${name}"`,
  });
}

function readType(text: string): ReportType {
  const type = REPORT_TYPES.find((one) => one === text);
  if (type === undefined) {
    throw new Refusal(412, `report_type is unknown; known: ${REPORT_TYPES.join(', ')}`);
  }
  return type;
}

function readFormat(reportType: ReportType, code: string): ReportFormat {
  const formats = FORMATS_OF_TYPE[reportType];
  const format = /^\d$/u.test(code) ? REPORT_FORMATS[Number(code)] : undefined;
  if (format === undefined) {
    const codes = REPORT_FORMATS.map((name, index) => `${String(index)} ${name}`);
    throw new Refusal(412, `file_format is unknown; known: ${codes.join(', ')}`);
  }
  if (!formats.includes(format)) throw new Refusal(412, `file_format: ${reportType} exists as zip (0) only`);
  return format;
}

function checkExists(reportType: ReportType, job: Job, progress: Progress): void {
  const why = missingReport(reportType, job, progress);
  if (why !== undefined) throw new Refusal(412, why);
}

/** @returns why there is no such report; undefined if there is one */
function missingReport(reportType: ReportType, job: Job, progress: Progress): string | undefined {
  if (progress.phase === 'failed') {
    return `the job has no reports, since it failed: ${progress.currentStatus}`;
  }
  if (reportType === 'Vulnerability') return undefined;
  if (!hasDefense(job.kind)) return `report_type: ${job.kind} has a Vulnerability report only`;
  return reportType !== 'Attack_samples' && progress.verdict !== 'vulnerable'
    ? `report_type: there is no ${reportType} report, since ${progress.currentStatus}`
    : undefined;
}

type Line = readonly [name: string, value: string];

function reportLines(reportType: ReportType, job: Job, progress: Progress): readonly Line[] {
  return [
    ['Note', SIMULATION_NOTE],
    ['Report', reportType],
    ['Job', job.jobId],
    ['Model', job.modelId],
    ['Attack', job.kind],
    ['Score', String(progress.score ?? 'none')],
    ['Threshold', String(requestedThreshold(job))],
    ['Verdict', progress.verdict ?? 'none'],
  ];
}

async function reportBytes(format: ReportFormat, lines: readonly Line[]): Promise<Buffer> {
  switch (format) {
    case 'zip':
      return zipOf(textOfLines(lines));
    case 'txt':
      return Buffer.from(textOfLines(lines));
    case 'pdf':
      return textPdf(lines.map(([name, value]) => `${name}: ${value}`));
    case 'json':
      return Buffer.from(`${JSON.stringify(Object.fromEntries(lines), undefined, 2)}\n`);
    case 'xml':
      return Buffer.from(xmlOfLines(lines));
  }
}

function textOfLines(lines: readonly Line[]): string {
  return lines.map(([name, value]) => `${name}: ${value}\n`).join('');
}

function xmlOfLines(lines: readonly Line[]): string {
  const elements = lines.map(([name, value]) => `  <${name}>${escapeXml(value)}</${name}>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<JobReport>\n${elements.join('')}</JobReport>\n`;
}

async function zipOf(text: string): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(text), 'report.txt');
  zip.end();
  return buffer(zip.outputStream);
}
