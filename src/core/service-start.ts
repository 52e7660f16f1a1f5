/** The argument that makes the service's process serve until it is told to end, and not for one run. */
export const ALONE = 'alone';

/** What the command line hands to the service that `serve` starts. */
export interface ServiceStart {
  /** 0 for a free one. */
  readonly port: number;
  readonly apiKey: string;
  readonly orgId: string;
  /** Where jobs and records are kept. */
  readonly dataDirectory: string;
}

/** What the service answers, once. */
export type ServiceStarted =
  { readonly kind: 'ready'; readonly baseUrl: string } | { readonly kind: 'failed'; readonly reason: string };
