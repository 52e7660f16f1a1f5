import type { ServiceAccess } from '../client/call.ts';
import { fetchJobReport } from '../client/job-report.ts';
import { CHECK_MARK, type Evidence } from '../core/attack-result.ts';
import { ServiceError } from '../core/errors.ts';
import type { JobReport } from '../core/job-summary.ts';
import type { JudgedResult } from '../core/outcome.ts';
import type { Transport } from '../http/types.ts';
import type { RateLimiter } from './rate-limiter.ts';

interface EvidenceContext {
  readonly transport: Transport;
  readonly access: ServiceAccess;
  readonly rateLimiter: RateLimiter;
  /** Limits the pictures of all analyses of a run. */
  readonly pictures: PictureBudget;
  /** True for the built-in service of the run. Another one on this machine may have other reports. */
  readonly isSure: boolean;
}

/**
 * Fetches what the built-in service found, as data for the summary and for the page of the run.
 * @returns the result with its evidence; a report that could not be fetched is a warning, and the verdict stands
 */
export async function addEvidence(result: JudgedResult, context: EvidenceContext): Promise<JudgedResult> {
  const { transport, access, rateLimiter, pictures } = context;
  try {
    const report = await fetchJobReport(transport, access, {
      jobId: result.jobId,
      beforeAttempt: () => rateLimiter.waitForTurn(),
    });
    const doubts = report.result.limits.filter((limit) => limit.startsWith(CHECK_MARK));
    const warnings = [...result.warnings, ...doubts];
    return { ...result, warnings, evidence: withFewerInputs(report, pictures) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (!context.isSure) return result;
    const warning = `What was found can be shown only in short, since the report could not be fetched: ${error.message}`;
    return { ...result, warnings: [...result.warnings, warning] };
  }
}

/** The numbers of all inputs that a run keeps for its page: 96 MB of memory. */
const MOST_NUMBERS = 24_000_000;
/** A page shows no more inputs of one kind, and fewer if they are large. */
const MOST_INPUTS = 12;
const MOST_NUMBERS_AT_ONCE = 3_000_000;

/** Counts the numbers of inputs that a run keeps. */
export class PictureBudget {
  #left: number;

  /** @param most no inputs are kept if it is 0 */
  constructor(most = MOST_NUMBERS) {
    this.#left = most;
  }

  /** @returns how many of these inputs may be kept */
  take(count: number, size: number): number {
    const most = Math.min(this.#left, MOST_NUMBERS_AT_ONCE);
    const kept = Math.min(count, MOST_INPUTS, Math.floor(most / size));
    this.#left -= kept * size;
    return kept;
  }
}

function withFewerInputs({ summary, result }: JobReport, pictures: PictureBudget): JobReport {
  return { summary, result: { ...result, evidence: result.evidence.map((one) => shortened(one, pictures)) } };
}

function shortened(evidence: Evidence, pictures: PictureBudget): Evidence {
  if (evidence.kind !== 'pairs' && evidence.kind !== 'inputs') return evidence;
  const size = evidence.shape.reduce((product, side) => product * side, 1);
  if (evidence.kind === 'inputs') {
    const kept = pictures.take(evidence.inputs.length, size);
    return { ...evidence, inputs: evidence.inputs.slice(0, kept), left: evidence.inputs.length - kept };
  }
  const kept = pictures.take(evidence.pairs.length, 2 * size);
  return { ...evidence, pairs: evidence.pairs.slice(0, kept), left: evidence.pairs.length - kept };
}
