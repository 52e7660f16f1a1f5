import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { describeWriteError } from '../../../files/output-folder.ts';
import { renameOver } from '../../../files/rename-over.ts';
import { existingFormat, type ReportFormat, type ReportKind } from '../../../facts/report-kinds.ts';
import { readServiceFault } from '../../../http/availability.ts';
import { accessHeaders, createRefusal, reportUrl, type ServiceAccess } from './call.ts';
import { findReportFault } from './report-content.ts';
import { ServiceError } from '../../../core/errors.ts';
import type { Transport } from '../../../http/exchange.ts';

/** Names and codes in requests (observed publicly; not in the service spec). */
const WIRE_KINDS: Readonly<Record<ReportKind, string>> = {
  vulnerability: 'Vulnerability',
  defense: 'Defense',
  'attack-samples': 'Attack_samples',
  'defense-artifact': 'Defense_artifact',
};
const WIRE_FORMATS: Readonly<Record<ReportFormat, string>> = {
  zip: '0',
  txt: '1',
  pdf: '2',
  json: '3',
  xml: '4',
};

/** No real report is as large; the limit keeps an endless answer from filling the disk. */
const MAX_REPORT_BYTES = 4 * 1024 ** 3;

interface ReportRequest {
  readonly jobId: string;
  readonly kind: ReportKind;
  readonly format: ReportFormat;
  /** The path to write the report to; its folder exists. */
  readonly file: string;
  /** Awaited before every attempt; limits the request rate of all jobs together. */
  readonly beforeAttempt: () => Promise<void>;
}

/**
 * Fetches a report of a finished job and streams it into a file. A report that arrives incomplete, or in another format,
 * leaves no file.
 * @throws ServiceError
 */
export async function fetchReport(
  transport: Transport,
  access: ServiceAccess,
  report: ReportRequest,
): Promise<void> {
  const format = existingFormat(report.kind, report.format);
  const operation = `${report.kind} report`;
  const url = reportUrl(access, {
    job_id: report.jobId,
    report_type: WIRE_KINDS[report.kind],
    file_format: WIRE_FORMATS[format],
  });
  const partFile = `${report.file}.part`;
  try {
    let bytes = 0;
    const answer = await transport.send({
      operation,
      rule: 'repeatable',
      method: 'GET',
      url,
      headers: accessHeaders(access),
      maxAnswerBytes: MAX_REPORT_BYTES,
      readFault: readServiceFault,
      beforeAttempt: report.beforeAttempt,
      receive: async (pieces) => {
        bytes = await writeTo(partFile, pieces);
      },
    });
    if (answer.status !== 200) throw createRefusal({ operation, url }, answer);
    if (bytes === 0) throw new ServiceError('unexpected-answer', `The ${operation} is empty.`);
    const fault = await findReportFault(partFile, format);
    if (fault !== undefined) {
      const message = `What the service sent as the ${operation} ${fault}. It was not kept: look for the report on the dashboard.`;
      throw new ServiceError('unexpected-answer', message);
    }
    await renameOver(partFile, report.file);
  } finally {
    await rm(partFile, { force: true });
  }
}

/** @throws the error of a failed read; a ServiceError if writing fails */
async function writeTo(file: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0;
  // The repository could contain a link with this name: it is removed, so that nothing is written through it.
  await rm(file, { force: true });
  const target = createWriteStream(file, { flags: 'wx' });
  const writeErrors: Error[] = [];
  target.once('error', (error) => {
    writeErrors.push(error);
  });
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      bytes += piece.length;
      yield piece;
    }
  };
  try {
    await pipeline(counted, target);
    return bytes;
  } catch (error) {
    // If the file is still being opened, it would be created after the caller has removed it.
    if (!target.closed) await once(target, 'close');
    if (writeErrors[0] !== error) throw error;
    throw new ServiceError('unexpected-answer', `It could not be written: ${describeWriteError(error)}.`, {
      cause: error,
    });
  }
}
