import {
  type OpenFindings,
  type Outcome,
  RECORD_FINDING,
  SUPPLY_CHAIN_FINDING,
} from '../facts/run-outcome.ts';
import { counted } from '@model-security-scan/common/number-words';
import { code, lineHtml } from './summary/html.ts';
import { renderVerdict } from './summary/verdict.ts';
import { joined, type Limits, renderAnalyses, renderFiles, renderTop } from './summary.ts';

/** GitHub refuses longer comments. It counts characters; here bytes of UTF-8 are counted, which are never fewer. */
export const MAX_COMMENT_LENGTH = 65_536;

/** At least one change of the policy must fit, whatever it consists of. */
const LIMITS: Limits = { problems: 8000, policy: 14_000, files: 12_000 };
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
    ...renderTop(outcome, LIMITS),
  ];
  const files = renderFiles(outcome, LIMITS.files);
  const bottom = renderOrigin(outcome, runUrl);
  const left =
    MAX_COMMENT_LENGTH - RESERVED_FRAME_BYTES - Buffer.byteLength([mark, ...top, files, bottom].join(''));
  const analyses = renderAnalyses(outcome, Math.min(left, MAX_ANALYSES_BYTES), true);
  return `${mark}\n${joined([...top, analyses, files, bottom])}\n`;
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
  const { commit, repoUrl } = outcome.target ?? {};
  const shown = commit === undefined ? [] : [' · commit ', { commit, repository: repoUrl }];
  return `<p><sub>${lineHtml([{ label: 'Everything about this run', link: runUrl }, ...shown], outcome)}</sub></p>`;
}
