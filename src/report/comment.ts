import { type OpenFindings, type Outcome, RECORD_FINDING, SUPPLY_CHAIN_FINDING } from '../facts/outcome.ts';
import { markdownLink } from '../text/sanitize.ts';
import { counted } from '../text/number-words.ts';
import { renderAnalyses } from './summary/analyses.ts';
import { code } from './summary/html.ts';
import { commitLink } from './summary/links.ts';
import { renderWarnings } from './summary/notices.ts';
import { renderSupplyChain } from './summary/file-findings.ts';
import { renderPolicy } from './summary/policy-section.ts';
import { renderPolicyChange } from './summary/policy-change-section.ts';
import { renderProblems } from './summary/problems.ts';
import { renderVerdict } from './summary/verdict.ts';

/** GitHub refuses longer comments. It counts characters; here bytes of UTF-8 are counted, which are never fewer. */
export const MAX_COMMENT_LENGTH = 65_536;

const MAX_PROBLEM_BYTES = 8000;
const MAX_SUPPLY_CHAIN_BYTES = 12_000;
const MAX_POLICY_BYTES = 6000;
/** At least one entry must fit, whatever it consists of. */
const MAX_POLICY_CHANGE_BYTES = 14_000;
/** The summary of the run shows more. */
const MAX_ANALYSES_BYTES = 40_000;
/** Reserved for headings and counts. */
const RESERVED_FRAME_BYTES = 4000;

interface CommentFrame {
  /** The hidden marker, which becomes the first line. */
  readonly mark: string;
  /** The address of the run, which shows the whole summary. */
  readonly runUrl: string;
  /** Findings of earlier runs that this run did not judge; untrusted. */
  readonly unjudged: OpenFindings;
  /** True if every finding of the comment is gone. */
  readonly resolves: boolean;
}

/**
 * Renders the comment for a pull request: the verdict, the analyses that need attention, the next step, and a link to the
 * rest. Markdown with HTML blocks, in which all untrusted text is harmless. Rows that are left out are counted in words.
 */
export function renderComment(outcome: Outcome, frame: CommentFrame): string {
  const { mark, runUrl, unjudged, resolves } = frame;
  const top = [
    hasOpen(unjudged) && !outcome.failed ? OPEN_HEADING : '',
    renderVerdict(outcome),
    resolves ? 'The vulnerability that was reported here is no longer found.' : '',
    renderUnjudged(unjudged),
    renderWarnings(outcome.warnings),
    renderProblems(outcome.problems, outcome, MAX_PROBLEM_BYTES),
    renderPolicyChange(outcome, MAX_POLICY_CHANGE_BYTES),
    renderPolicy(outcome, MAX_POLICY_BYTES),
  ];
  const files = renderSupplyChain(
    outcome.supplyChain,
    outcome,
    MAX_SUPPLY_CHAIN_BYTES,
    outcome.policy?.entries,
  );
  const bottom = renderOrigin(outcome, runUrl);
  const left =
    MAX_COMMENT_LENGTH - RESERVED_FRAME_BYTES - Buffer.byteLength([mark, ...top, files, bottom].join(''));
  const analyses = renderAnalyses(outcome, { maxBytes: Math.min(left, MAX_ANALYSES_BYTES), isShort: true });
  const text = [...top, analyses, files, bottom].filter((section) => section !== '').join('\n\n');
  return `${mark}\n${text}\n`;
}

const MAX_UNJUDGED = 10;
/** Findings that are not about an analysis, in words. */
const OTHER_FINDINGS: ReadonlyMap<string, string> = new Map([
  [RECORD_FINDING, 'the record of an earlier scan'],
  [SUPPLY_CHAIN_FINDING, 'the supply-chain scan of the files'],
]);
/** Stands above the verdict of a run that found nothing, so that nobody takes that verdict for the whole. */
const OPEN_HEADING = '## 🚨 A finding of an earlier run is still open';

function hasOpen({ names, others }: OpenFindings): boolean {
  return names.length + others > 0;
}

/** Renders the findings of earlier runs that still stand, because this run did not judge them. */
function renderUnjudged({ names, others }: OpenFindings): string {
  if (!hasOpen({ names, others })) return '';
  const shown = names.slice(0, MAX_UNJUDGED).map((name) => OTHER_FINDINGS.get(name) ?? code(name, 100));
  const left = names.length - shown.length + others;
  const rest = left === 0 ? [] : [counted(left, 'other', 'others')];
  return `<p>An earlier run found a vulnerability, and this run has no verdict on it: ${[...shown, ...rest].join(', ')}.</p>`;
}

function renderOrigin(outcome: Outcome, runUrl: string): string {
  const { target } = outcome;
  const commit =
    target?.commit === undefined ? '' : ` · commit ${commitLink(target.commit, target.repoUrl, outcome)}`;
  return `<p><sub>${markdownLink('Everything about this run', runUrl)}${commit}</sub></p>`;
}
