import type { Outcome } from '../core/outcome.ts';
import { renderAnalysisDetails } from './summary/analysis-details.ts';
import { renderAttention } from './summary/attention.ts';
import { renderFooter } from './summary/footer.ts';
import { renderLineage } from './summary/lineage.ts';
import { renderMatrix } from './summary/matrix.ts';
import { renderNotices, renderWarnings } from './summary/notices.ts';
import { renderSupplyChain } from './summary/supply-chain.ts';
import { renderProblems } from './summary/problems.ts';
import { renderUploads } from './summary/uploads.ts';
import { renderVerdict } from './summary/verdict.ts';

/** GitHub does not show a step's summary over 1 MiB. This leaves some space for other tools of the same step. */
export const MAX_SUMMARY_BYTES = 1_000_000;

const MAX_PROBLEM_BYTES = 200_000;
const MAX_SUPPLY_CHAIN_BYTES = 250_000;
/** Reserved for the details of the most important analyses, even if the matrix is large. */
const RESERVED_DETAIL_BYTES = 100_000;
/** Reserved for headings, table heads, counts and empty lines of one section. */
const RESERVED_FRAME_BYTES = 2000;

/**
 * Renders the job summary as Markdown with HTML blocks, in which all untrusted text is harmless.
 *
 * It has at most `MAX_SUMMARY_BYTES` bytes in UTF-8. The most important sections have limits of their own and are always
 * shown. The matrix, the details of analyses and the list of uploads share the rest, in this order. Rows that do not fit
 * are counted in words, and no markup is cut.
 */
export function renderSummary(outcome: Outcome): string {
  const { results } = outcome;
  const top = [
    renderVerdict(outcome),
    renderWarnings(outcome.warnings),
    renderProblems(outcome.problems, MAX_PROBLEM_BYTES),
    renderAttention(results),
    renderSupplyChain(outcome.supplyChain, MAX_SUPPLY_CHAIN_BYTES),
  ];
  const bottom = [renderLineage(outcome), renderNotices(outcome.notices), renderFooter(outcome)];
  const left = MAX_SUMMARY_BYTES - 5 * RESERVED_FRAME_BYTES - bytesOf(...top, ...bottom);
  const matrix = renderMatrix(results, left - RESERVED_DETAIL_BYTES);
  const details = renderAnalysisDetails(outcome, left - bytesOf(matrix));
  const uploads = renderUploads(results, left - bytesOf(matrix, details));
  return [...top, matrix, details, uploads, ...bottom]
    .filter((section) => section !== '')
    .join('\n\n')
    .concat('\n');
}

function bytesOf(...sections: readonly string[]): number {
  return sections.reduce((sum, section) => sum + Buffer.byteLength(section), 0);
}
