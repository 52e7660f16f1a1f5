/** The reports of a finished job, by the names that users type. */
export const REPORT_KINDS = ['vulnerability', 'defense', 'attack-samples', 'defense-artifact'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Those of local analyses: the first is JSON, the second a zip archive. */
export const LOCAL_REPORT_KINDS: readonly ReportKind[] = ['vulnerability', 'attack-samples'];

/** The formats of reports. Not every kind exists in every format: see `existingFormat`. */
export const REPORT_FORMATS = ['zip', 'txt', 'pdf', 'json', 'xml'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

const ZIP_ONLY: readonly ReportKind[] = ['attack-samples', 'defense-artifact'];

/** The format in which a kind of report exists: the reports with samples and artifacts exist only as zip. */
export function existingFormat(kind: ReportKind, wanted: ReportFormat): ReportFormat {
  return ZIP_ONLY.includes(kind) ? 'zip' : wanted;
}
