/** Report types and, by their code, file formats (observed publicly; not in the interface document). */
export const REPORT_TYPES = ['Vulnerability', 'Defense', 'Attack_samples', 'Defense_artifact'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];
export const REPORT_FORMATS = ['zip', 'txt', 'pdf', 'json', 'xml'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
