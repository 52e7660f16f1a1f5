/** What a request of the sandbox is for: faults are asked for, and requests are logged, by these names. */
export const OPERATIONS = [
  'lineage-check',
  'model-analyse',
  'job-status',
  'job-detail',
  'report',
  'registration',
  'supply-chain',
  'dashboard',
  'upload',
] as const;
export type Operation = (typeof OPERATIONS)[number];
