import type { JobsState } from '../jobs/jobs-state.ts';
import type { Operation } from './operations.ts';

/** Spellings of the path of an analysis. */
export const PATH_SPELLINGS = ['model-analyse', 'model_analyse'] as const;

/** The settings that decide who may use which path. */
export interface Access {
  readonly apiKey: string;
  readonly orgId: string;
  readonly pathSpelling: (typeof PATH_SPELLINGS)[number];
  /** True if the licence has expired: every operation then answers 412 (service spec 7). */
  readonly expiredLicence: boolean;
}

/**
 * Changes the JSON of a good answer: the interface document shows no names for most fields, so services differ in them.
 * @returns undefined for an answer that stays as it is
 */
export type Reshape = (
  operation: Operation,
  body: Readonly<Record<string, unknown>>,
) => { readonly status?: number; readonly body: unknown } | undefined;

export interface FrontSettings extends Access {
  /** The shape of answers, if it is not that of the live service. */
  readonly reshape: Reshape;
  /** Requests that the service answers within one second; more get 429. 0 is no limit. */
  readonly rateLimit: number;
  /** Largest request body of the service itself, in bytes; a larger one gets 413. */
  readonly maxBodyBytes: number;
}

/** The state that all operations together work with. */
export interface ServiceState extends JobsState {
  readonly settings: JobsState['settings'] & FrontSettings;
}
