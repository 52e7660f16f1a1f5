import {
  type OpenFindings,
  type Outcome,
  RECORD_FINDING,
  SUPPLY_CHAIN_FINDING,
} from '../facts/run-outcome.ts';
import { counted } from '@model-security-scan/common/number-words';
import type { Line } from './document/parts.ts';
import { code, lineHtml } from './summary/html.ts';
import { joined, type Limits, renderTop } from './summary.ts';

/** GitHub refuses longer comments. It counts characters; here bytes of UTF-8 are counted, which are never fewer. */
export const MAX_COMMENT_LENGTH = 65_536;

/** At least one change of the policy must fit, whatever it consists of. */
const LIMITS: Limits = { problems: 8000, policy: 14_000, rows: 20_000 };

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
 * Renders the comment for a pull request: the verdict, a row for each finding, the changes to the policy, and a link to the
 * rest. Markdown with HTML blocks, in which all untrusted text is harmless. If something is too long after all, what stands
 * above it is shown, and a sentence says so.
 */
export function renderComment(outcome: Outcome, frame: CommentFrame): string {
  const { mark, runUrl, unjudged, resolves } = frame;
  const [verdict = '', ...details] = renderTop(outcome, LIMITS);
  const blocks = [
    hasOpen(unjudged) && !outcome.failed ? OPEN_HEADING : '',
    verdict,
    resolves ? 'The vulnerability that was reported here is no longer found.' : '',
    renderUnjudged(unjudged),
    ...details,
  ];
  const bottom = renderOrigin(outcome, runUrl);
  const shown: string[] = [];
  let left = MAX_COMMENT_LENGTH - Buffer.byteLength([mark, bottom, TOO_LONG].join('\n\n\n'));
  for (const block of blocks) {
    left -= Buffer.byteLength(block) + 2;
    if (left < 0) break;
    shown.push(block);
  }
  return `${mark}\n${joined([...shown, left < 0 ? TOO_LONG : '', bottom])}\n`;
}

const TOO_LONG = 'The rest is too long for a comment: see the summary of the run.';

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
  const shown = names.slice(0, MAX_UNJUDGED).map((name) => OTHER_FINDINGS.get(name) ?? code(name, 60));
  const left = names.length - shown.length + others;
  const rest = left === 0 ? [] : [counted(left, 'other', 'others')];
  return `<p>An earlier run found a vulnerability, and this run has no verdict on it: ${[...shown, ...rest].join(', ')}.</p>`;
}

const MAX_NAMES = 3;

function renderOrigin(outcome: Outcome, runUrl: string): string {
  const { commit, repoUrl } = outcome.target ?? {};
  const shown: Line = commit === undefined ? [] : [' · commit ', { commit, repository: repoUrl }];
  // Several jobs may comment on one pull request.
  const names = outcome.results
    .slice(0, MAX_NAMES)
    .map(({ spec }): Line => [' · ', { code: spec.name, most: 60 }]);
  const left = outcome.results.length - names.length;
  const more = left > 0 ? [` and ${counted(left, 'other', 'others')}`] : [];
  return `<p><sub>${lineHtml([{ label: 'Everything about this run', link: runUrl }, ...shown, ...names.flat(), ...more], outcome)}</sub></p>`;
}
