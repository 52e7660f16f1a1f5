import type { Outcome } from '../core/outcome.ts';
import { renderAnalysisDetails } from './summary/analysis-details.ts';
import { renderAttention } from './summary/attention.ts';
import { renderFooter } from './summary/footer.ts';
import { renderLineage } from './summary/lineage.ts';
import { renderMatrix } from './summary/matrix.ts';
import { renderNotices, renderWarnings } from './summary/notices.ts';
import { renderProblems } from './summary/problems.ts';
import { renderUploads } from './summary/uploads.ts';
import { renderVerdict } from './summary/verdict.ts';

/** GitHub shows nothing of a step's summary over 1 MiB; the rest is left to what others write there. */
export const MAX_SUMMARY_BYTES = 1_000_000;

const PROBLEM_BYTES = 200_000;
/** Kept free for the details of the most important analyses, however large the matrix is. */
const DETAIL_BYTES = 100_000;
/** Headings, table heads, counts and empty lines round the rows of one section. */
const FRAME_BYTES = 2000;

/**
 * The job summary: Markdown with HTML blocks, in which all untrusted text is harmless.
 *
 * It is at most `MAX_SUMMARY_BYTES` long in UTF-8. What must be read is bounded and always there; the matrix, the
 * details of analyses and the list of uploads share what is left, in this order. What does not fit is counted in
 * words, and no markup is cut.
 */
export function renderSummary(outcome: Outcome): string {
  const { results } = outcome;
  const top = [
    renderVerdict(outcome),
    renderWarnings(outcome.warnings),
    renderProblems(outcome.problems, PROBLEM_BYTES),
    renderAttention(results),
  ];
  const bottom = [renderLineage(outcome), renderNotices(outcome.notices), renderFooter(outcome)];
  const left = MAX_SUMMARY_BYTES - 4 * FRAME_BYTES - bytesOf(...top, ...bottom);
  const matrix = renderMatrix(results, left - DETAIL_BYTES);
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
