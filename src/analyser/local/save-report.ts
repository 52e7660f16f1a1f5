import { renderAttackSamples } from '../../report/job-report/attack-samples.ts';
import { hasRegressionTest } from '../../report/job-report/regression-test.ts';
import { reportJson } from '../../report/job-report/report-object.ts';
import { reportObject } from '../../report/job-report/report-object.ts';
import { DESCRIPTORS } from '@model-security-scan/engine/catalog';
import { ServiceError } from '../../core/errors.ts';
import type { JobReport } from '../../facts/job/job-summary.ts';
import type { ReportKind } from '../../facts/report-kinds.ts';
import { describeWriteError, replaceFile } from '../../files/output-folder.ts';

/**
 * Renders a report, and writes it whole or not at all: the vulnerability report as JSON, attack samples as a zip archive.
 * @param file its folder exists
 * @throws ServiceError `rejected` if the analysis has no report of this kind; `unexpected-answer` if it cannot be written
 */
export async function saveReport(report: JobReport, kind: ReportKind, file: string): Promise<void> {
  const content = await render(report, kind);
  try {
    await replaceFile(file, content);
  } catch (error) {
    const message = `It could not be written: ${describeWriteError(error)}.`;
    throw new ServiceError('unexpected-answer', message, { cause: error });
  }
}

async function render({ summary, result }: JobReport, kind: ReportKind): Promise<Buffer> {
  switch (kind) {
    case 'vulnerability':
      return Buffer.from(reportJson(reportObject(summary, result)));
    case 'attack-samples':
      // A backdoor leaves samples, though its analysis has no defence stage at a service.
      if (DESCRIPTORS[summary.attack].stages !== 'defence' && !hasRegressionTest(result)) break;
      return renderAttackSamples(summary, result);
    case 'defense':
    case 'defense-artifact':
      throw new ServiceError('rejected', `Only a service writes a ${kind} report.`);
  }
  throw new ServiceError('rejected', `This analysis of ${summary.attack} left no attack samples.`);
}
