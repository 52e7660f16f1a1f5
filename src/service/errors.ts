import type { FailureReason } from '../outcome.ts';

/** A request to the service, or an upload, that did not come to a good end. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly reason: FailureReason;

  /** @param message what failed, what was expected, what to do next; may hold untrusted text, never a secret */
  constructor(reason: FailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
