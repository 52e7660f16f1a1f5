/** Every output, in the order in which action.yml declares them. */
export const OUTPUTS = [
  'status',
  'failure-reason',
  'record-found',
  'record',
  'record-commit',
  'record-matches-commit',
  'vulnerability-detected',
  'job-id',
  'dashboard-url',
  'job-ids',
  'results',
  'matrix',
  'report-directory',
  'sarif-file',
  'results-file',
  'bom-file',
];
