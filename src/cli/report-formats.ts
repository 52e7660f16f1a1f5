/** The formats of the command `report`. */
export const REPORT_FORMATS = ['html', 'sarif', 'junit', 'markdown'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];
