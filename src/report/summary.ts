import type { Outcome } from '../facts/outcome.ts';
import { ADOPTION, suggestsBaseline } from './adoption.ts';
import { trustedHtml } from './summary/html.ts';
import { renderAnalyses } from './summary/analyses.ts';
import { renderFooter } from './summary/footer.ts';
import { renderLineage } from './summary/lineage.ts';
import { renderNotices, renderWarnings } from './summary/notices.ts';
import { renderSupplyChain } from './summary/file-findings.ts';
import { renderPolicy } from './summary/policy-section.ts';
import { renderPolicyChange } from './summary/policy-change-section.ts';
import { renderProblems } from './summary/problems.ts';
import { renderUploads } from './summary/uploads.ts';
import { renderVerdict } from './summary/verdict.ts';

/** GitHub does not show a step's summary over 1 MiB. This leaves some space for other tools of the same step. */
export const MAX_SUMMARY_BYTES = 1_000_000;

const MAX_PROBLEM_BYTES = 200_000;
const MAX_SUPPLY_CHAIN_BYTES = 250_000;
const MAX_POLICY_BYTES = 100_000;
/** Reserved for headings, counts and empty lines. */
const RESERVED_FRAME_BYTES = 10_000;

/**
 * Renders the job summary as Markdown with HTML blocks, in which all untrusted text is harmless.
 *
 * It has at most `MAX_SUMMARY_BYTES` bytes in UTF-8. The verdict comes first, then each analysis once, then the files, an
 * earlier scan, and what was sent. The sections round the analyses have limits of their own and are always shown; the
 * analyses and the list of uploads share the rest, in this order. Entries that do not fit are counted in words, and no
 * markup is cut.
 */
export function renderSummary(outcome: Outcome): string {
  const { results } = outcome;
  const top = [
    renderVerdict(outcome),
    renderWarnings(outcome.warnings),
    renderProblems(outcome.problems, outcome, MAX_PROBLEM_BYTES),
    renderPolicyChange(outcome, MAX_POLICY_BYTES),
    renderPolicy(outcome, MAX_POLICY_BYTES),
  ];
  const files = renderSupplyChain(
    outcome.supplyChain,
    outcome,
    MAX_SUPPLY_CHAIN_BYTES,
    outcome.policy?.entries,
  );
  const bottom = [
    renderLineage(outcome),
    renderNotices(outcome.notices),
    renderAdoption(outcome),
    renderFooter(outcome),
  ];
  const left = MAX_SUMMARY_BYTES - RESERVED_FRAME_BYTES - bytesOf(...top, files, ...bottom);
  const analyses = renderAnalyses(outcome, { maxBytes: left, isShort: false });
  const uploads = renderUploads(results, left - bytesOf(analyses));
  return [...top, analyses, files, uploads, ...bottom]
    .filter((section) => section !== '')
    .join('\n\n')
    .concat('\n');
}

/** How to start green, if the run is red and nobody has set a baseline. */
function renderAdoption(outcome: Outcome): string {
  return suggestsBaseline(outcome) ? `<p>${trustedHtml(ADOPTION.short)}</p>` : '';
}

function bytesOf(...sections: readonly string[]): number {
  return sections.reduce((sum, section) => sum + Buffer.byteLength(section), 0);
}
