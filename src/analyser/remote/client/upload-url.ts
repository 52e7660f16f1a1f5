import { isLoopbackHost } from '../../../core/url.ts';
import { isPrivateHost } from '../../../core/private-host.ts';

/** The rules for upload addresses in the service's answer (docs/design.md, rule 4). */
export interface UploadUrlPolicy {
  /** True if base-url itself is on a private network or this machine, so that uploads may go there too. */
  readonly allowPrivate: boolean;
}

/**
 * Finds the reason that an upload must not go to a URL. A public name that resolves to a private address is not detected:
 * its address is known only when the connection is made, and behind a proxy not even then.
 * @returns undefined if the URL may be used
 */
export function findUploadUrlFault(url: URL, policy: UploadUrlPolicy): string | undefined {
  if (url.username !== '' || url.password !== '') return 'it has credentials in it';
  const isPrivate = isPrivateHost(url.hostname);
  if (isPrivate && !policy.allowPrivate) {
    return 'it names an address of a private network or of this machine, but base-url does not';
  }
  const usable = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname));
  return usable ? undefined : 'it is not https';
}
