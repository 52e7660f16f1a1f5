/** The reports of a finished job, by the names that users type. */
export const REPORT_KINDS = ['vulnerability', 'defense', 'attack-samples', 'defense-artifact'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** The formats of reports. Not every kind exists in every format: see `existingFormat`. */
export const REPORT_FORMATS = ['zip', 'txt', 'pdf', 'json', 'xml'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
