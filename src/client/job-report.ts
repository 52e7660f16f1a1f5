import { ServiceError } from '../core/errors.ts';
import type { JobReport } from '../core/job-summary.ts';
import { readJobReport } from '../evidence/read-report.ts';
import type { Transport } from '../http/types.ts';
import { readServiceFault } from './availability.ts';
import { serviceUrl } from './base-url.ts';
import { accessHeaders, createRefusal, type ServiceAccess } from './call.ts';
import { reportPath } from './report.ts';

/** A report holds the numbers of its pictures as text. */
const MAX_REPORT_BYTES = 96 * 1024 * 1024;

interface JobReportRequest {
  readonly jobId: string;
  /** Awaited before every attempt; limits the request rate of all jobs together. */
  readonly beforeAttempt: () => Promise<void>;
}

/**
 * Fetches the report of a finished job as data. Only the built-in service has reports of this form.
 * @throws ServiceError
 */
export async function fetchJobReport(
  transport: Transport,
  access: ServiceAccess,
  { jobId, beforeAttempt }: JobReportRequest,
): Promise<JobReport> {
  const operation = 'vulnerability report';
  const path = reportPath(jobId, 'vulnerability', 'json');
  const answer = await transport.send({
    operation,
    rule: 'repeatable',
    method: 'GET',
    url: serviceUrl(access.root, path),
    headers: accessHeaders(access),
    maxAnswerBytes: MAX_REPORT_BYTES,
    readFault: readServiceFault,
    beforeAttempt,
  });
  if (answer.status !== 200) throw createRefusal({ operation, path: 'get_report' }, answer);
  const report = readJobReport(parseJson(answer.body));
  if (report !== undefined) return report;
  throw new ServiceError('unexpected-answer', `The ${operation} is not one that this version can read.`);
}

/** @returns undefined for what is not JSON */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
