import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CommitStatus } from '../../facts/commit-status.ts';

/** The version of the signed text. Increase it whenever the text changes. */
const FORMAT = 'model-security-scan status 1';
/** 256 bits in Base64. */
const SIGNATURE = /^[\w-]{43}$/u;

/** A text that a commit status stores, as pairs of name and value, and the address that people follow. */
export interface StatusContent {
  readonly parameters: readonly (readonly [name: string, value: string])[];
  readonly address: string;
}

/** Signs the commit statuses of one commit with the API key, so that nobody else can write what a later run believes. */
export interface StatusSigner {
  readonly sign: (status: Pick<CommitStatus, 'context' | 'state'>, content: StatusContent) => string;
  /** True if `signature` is that of this content in a status of this context and state. */
  readonly verify: (
    status: Pick<CommitStatus, 'context' | 'state'>,
    content: StatusContent,
    signature: string,
  ) => boolean;
}

/**
 * Creates a signer for one commit. A signature is the HMAC-SHA256 (RFC 2104) of everything that the status says to a
 * machine: repository, commit, context, state, address and parameters.
 * @param repository `owner/name`; GitHub ignores its case, as that of contexts
 */
export function createStatusSigner(apiKey: string, repository: string, sha: string): StatusSigner {
  const hmac = (
    { context, state }: Pick<CommitStatus, 'context' | 'state'>,
    { parameters, address }: StatusContent,
  ): Buffer => {
    const place = [repository.toLowerCase(), sha.toLowerCase(), context.toLowerCase(), state];
    const sorted = parameters.map(([name, value]) => JSON.stringify([name, value])).sort();
    return createHmac('sha256', apiKey)
      .update(JSON.stringify([FORMAT, ...place, address, sorted]))
      .digest();
  };
  return {
    sign: (status, content) => hmac(status, content).toString('base64url'),
    verify: (status, content, signature) =>
      SIGNATURE.test(signature) &&
      timingSafeEqual(Buffer.from(signature, 'base64url'), hmac(status, content)),
  };
}
