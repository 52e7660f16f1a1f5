/** The operations of the service. Faults and the request log use these names. */
export const OPERATIONS = [
  'lineage-check',
  'model-analyse',
  'job-status',
  'job-detail',
  'report',
  'registration',
  'supply-chain',
  'upload',
] as const;
export type Operation = (typeof OPERATIONS)[number];
