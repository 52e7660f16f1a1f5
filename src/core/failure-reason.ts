/** The values of the `failure-reason` output. */
export const FAILURE_REASONS = [
  'invalid-input',
  'unauthorized',
  'denied',
  'rejected',
  'unavailable',
  'unexpected-answer',
  'upload-failed',
  'analysis-failed',
  'not-tested',
  'timeout',
  'cancelled',
  'vulnerable',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];
