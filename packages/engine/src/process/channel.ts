import { isObject } from '@model-security-scan/common/json';
import type { ParentMessage } from './messages.ts';

/** The descriptor of the channel to the parent in the child: after stdin, stdout and stderr. */
export const CHANNEL = 3;
/** The first descriptor of the uploads in the child. */
export const FIRST_UPLOAD = 4;

/** True for a message of the parent. The parent is trusted, so its kind is all that is looked at. */
export function isParentMessage(value: unknown): value is ParentMessage {
  return isObject(value) && ['start', 'endpoint', 'python'].includes(String(value['kind']));
}
