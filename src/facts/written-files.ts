/** The files that inputs ask for: each has an output of the same name, with its path. */
export const WRITTEN_FILES = [
  { name: 'report-file', key: 'reportFile', label: 'page', what: 'page of the run' },
  { name: 'results-file', key: 'resultsFile', label: 'results', what: 'results file' },
  { name: 'sarif-file', key: 'sarifFile', label: 'SARIF', what: 'SARIF file' },
  { name: 'bom-file', key: 'bomFile', label: 'bill of materials', what: 'bill of materials' },
  {
    name: 'verdict-file',
    key: 'verdictFile',
    label: 'statement of the verdict',
    what: 'statement of the verdict',
  },
] as const;

/** Their paths: those that are asked for, or those that were written. */
export type WrittenFiles = Readonly<Partial<Record<(typeof WRITTEN_FILES)[number]['key'], string>>>;
