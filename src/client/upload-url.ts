import { isLoopbackHost } from '../core/url.ts';
import { isPrivateHost } from '../core/private-host.ts';

/** What the service's answer may name as a place for uploads (docs/design.md, rule 4). */
export interface UploadUrlPolicy {
  /** Whether base-url itself is on a private network or this machine, so that uploads may go there too. */
  readonly allowPrivate: boolean;
}

/**
 * Whether an upload must not go to a URL. Public names that resolve to private addresses are not noticed: what a
 * name resolves to is known only when the connection is made, and behind a proxy not even then.
 * @returns what is wrong with it, or undefined
 */
export function findUploadUrlFault(url: URL, policy: UploadUrlPolicy): string | undefined {
  if (url.username !== '' || url.password !== '') return 'it has credentials in it';
  const isPrivate = isPrivateHost(url.hostname);
  if (isPrivate && !policy.allowPrivate) {
    return 'it names an address of a private network or of this machine, which base-url does not';
  }
  const usable = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
  return usable ? undefined : 'it is not https';
}
