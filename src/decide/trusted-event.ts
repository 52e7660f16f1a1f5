/**
 * Events whose checkout, and whose cache, are as trusted as the workflow itself: only people who may push have written what
 * they see. In all others a pull request may have a say.
 */
const TRUSTED_EVENTS = ['push', 'schedule', 'workflow_dispatch', 'release'];

/** True if nothing of a pull request takes part in a run of this event. */
export function isTrustedEvent(eventName: string): boolean {
  return TRUSTED_EVENTS.includes(eventName);
}
