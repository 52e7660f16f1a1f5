import type { LineageQuery } from './client/lineage-check.ts';
import type { AnalysisSpec } from '../../facts/analysis-spec.ts';
import type { Clock } from '../../core/clock.ts';
import type { ServiceSettings } from '../../facts/settings.ts';
import type { Transport } from '../../http/exchange.ts';
import type { Job } from '../analyser.ts';
import { JobClaims } from './job-claims.ts';
import { PublicTexts } from './public-texts.ts';
import { MIN_POLL_GAP_MS, RateLimiter } from './rate-limiter.ts';
import { ListedFiles } from '../listed-files.ts';
import { SubmissionTurns } from './submission-turns.ts';

/** What the client of a service is opened with. */
export interface RemoteOptions {
  readonly transport: Transport;
  readonly service: ServiceSettings;
  /** What the lineage check asks for. */
  readonly query: LineageQuery;
  /** All analyses of the run. */
  readonly specs: readonly AnalysisSpec[];
  readonly pollIntervalMs: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Removes a secret from everything that is printed or written from now on. */
  readonly mask: (secret: string) => void;
  /** Like `mask`, but the runner is not told: it drops outputs that contain a masked text. */
  readonly hide: (secret: string) => void;
}

/** The options, and what the analyses of one run share. */
export interface RemoteState extends RemoteOptions {
  readonly rateLimiter: RateLimiter;
  readonly claims: JobClaims;
  readonly publicTexts: PublicTexts;
  readonly sentFiles: ListedFiles;
  readonly turns: SubmissionTurns;
}

export function createRemoteState(options: RemoteOptions): RemoteState {
  const { specs, clock, signal } = options;
  return {
    ...options,
    rateLimiter: new RateLimiter(MIN_POLL_GAP_MS, clock, signal),
    claims: new JobClaims(),
    publicTexts: new PublicTexts(specs),
    sentFiles: new ListedFiles(),
    turns: new SubmissionTurns(),
  };
}

/**
 * Makes a job that of one analysis.
 * @param name the name of the analysis
 * @throws ServiceError if it is that of another one
 */
export function takeJob(job: Job, name: string, { claims, publicTexts }: RemoteState): void {
  claims.claim(job.jobId, name);
  publicTexts.addJob(job);
}
