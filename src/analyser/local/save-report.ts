import { renderReport } from '../../report/job-report/render-report.ts';
import { hasRegressionTest } from '../../report/job-report/archive/regression-test.ts';
import { DESCRIPTORS } from '../../attacks/table.ts';
import { ServiceError } from '../../core/errors.ts';
import type { JobReport } from '../../facts/job-summary.ts';
import type { ReportFormat, ReportKind } from '../../facts/report-kinds.ts';
import { describeWriteError, replaceFile } from '../../files/output-folder.ts';

const TYPES = {
  vulnerability: 'Vulnerability',
  defense: 'Defense',
  'attack-samples': 'Attack_samples',
  'defense-artifact': 'Defense_artifact',
} as const satisfies Readonly<Record<ReportKind, string>>;
/** They hold files, so they exist as zip only. */
const ARCHIVES: readonly ReportKind[] = ['attack-samples', 'defense-artifact'];

/**
 * Renders a report, and writes it whole or not at all.
 * @param file its folder exists
 * @throws ServiceError `rejected` if the analysis has no report of this kind; `unexpected-answer` if it cannot be written
 */
export async function saveReport(
  { summary, result }: JobReport,
  kind: ReportKind,
  format: ReportFormat,
  file: string,
): Promise<void> {
  const missing = missingReport(kind, summary, result);
  if (missing !== undefined) throw new ServiceError('rejected', missing);
  const existing = ARCHIVES.includes(kind) ? 'zip' : format;
  if (existing === 'pdf') throw new ServiceError('rejected', NO_PDF);
  const content = await renderReport(TYPES[kind], existing, summary, result);
  try {
    await replaceFile(file, content);
  } catch (error) {
    const message = `It could not be written: ${describeWriteError(error)}.`;
    throw new ServiceError('unexpected-answer', message, { cause: error });
  }
}

/** The input report-format refuses it before. */
const NO_PDF = 'A local analysis has no PDF. The input report-file writes a page that can be printed.';

/** @returns why there is no such report; undefined if there is one */
function missingReport(
  kind: ReportKind,
  { attack, verdict }: JobReport['summary'],
  result: JobReport['result'],
): string | undefined {
  if (kind === 'vulnerability') return undefined;
  // A backdoor leaves samples, though its analysis has no defence stage at a service.
  if (kind === 'attack-samples' && hasRegressionTest(result)) return undefined;
  if (DESCRIPTORS[attack].stages !== 'defence') {
    return `An analysis of ${attack} has a vulnerability report only.`;
  }
  return kind !== 'attack-samples' && verdict !== 'vulnerable'
    ? `There is no ${kind} report, since the model was not found vulnerable.`
    : undefined;
}
