import { CHECK_MARK } from '@model-security-scan/engine/catalog';
import type { Evidence } from '@model-security-scan/engine/results';
import type { JobReport } from '../facts/job/job-summary.ts';
import type { JudgedResult } from '../facts/run-outcome.ts';
import type { AnalysisFinding } from '../facts/analysis-finding.ts';

/** Adds the verdict to the report of an analysis; undefined if there is none. */
export function judgedReport(
  finding: AnalysisFinding,
  { state, threshold }: JudgedResult,
): JobReport | undefined {
  if (finding.kind !== 'ended' || finding.report === undefined) return undefined;
  const { summary, result } = finding.report;
  const verdict = state === 'passed' ? 'clean' : 'vulnerable';
  return { summary: { ...summary, threshold, verdict }, result };
}

/**
 * Adds what was found to a result, for the summary and for the page of the run.
 * @param pictures limits the pictures of all analyses of a run
 */
export function withEvidence(result: JudgedResult, report: JobReport, pictures: PictureBudget): JudgedResult {
  const doubts = report.result.limits.filter((limit) => limit.startsWith(CHECK_MARK));
  return {
    ...result,
    warnings: [...result.warnings, ...doubts],
    evidence: withFewerInputs(report, pictures),
  };
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
