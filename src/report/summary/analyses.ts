import { type Venue, venueOf } from '../../facts/venue.ts';
import type { Attack } from '../../attacks/table.ts';
import type { AnalysisResult, AnalysisState } from '../../facts/outcome.ts';
import { countsAsVulnerable, isAccepted } from '../../decide/judge-findings.ts';
import { counted } from '../../text/number-words.ts';
import { actionsFor, codeNames, NOT_MEASURED, ruleTextOf } from '../sarif/rule-texts.ts';
import { CONSEQUENCE, gravestFirst } from '../order.ts';
import { entriesOf } from '../taxonomy.ts';
import { analysisItem, type AnalysisRun } from './analysis-item.ts';
import { INTERVAL_MEANING } from '../../facts/score-words.ts';
import { details, list, listOf, takeFitting, trustedHtml } from './html.ts';
import { markdownLink } from '../../text/sanitize.ts';

/** Further analyses of a group are folded away. */
const MAX_OPEN_ITEMS = 10;
/** The most important actions stand open; the others can be unfolded. */
const MAX_OPEN_ACTIONS = 2;
/** Reserved for the heading, the explanation and the count of one group. */
const RESERVED_GROUP_BYTES = 6000;
/** The share of a group's space that goes to whole entries; the rest is for short ones. */
const WHOLE_SHARE = 0.7;

interface Limits {
  readonly maxBytes: number;
  /** True for a comment, which has no space for what can be unfolded. */
  readonly isShort: boolean;
}

/** Analyses that one heading stands for. */
interface Group {
  /** Trusted Markdown of one line. */
  readonly heading: string;
  readonly results: readonly AnalysisResult[];
  /** Finished HTML blocks before and after the list. */
  readonly before: string;
  readonly after: string;
}

const OTHER_GROUPS: readonly { readonly heading: string; readonly states: readonly AnalysisState[] }[] = [
  { heading: '❌ No verdict', states: ['failed', 'error', 'timeout', 'not-tested'] },
  { heading: '🚀 Submitted', states: ['submitted'] },
  { heading: '📝 Planned', states: ['planned'] },
  { heading: '✅ Passed', states: ['passed'] },
];

/**
 * Renders each analysis once, most important first: those that are vulnerable by attack, with what it means and what to
 * do; then those without a verdict; then the others. Analyses that do not fit are counted.
 */
export function renderAnalyses(run: AnalysisRun, { maxBytes, isShort }: Limits): string {
  const groups = groupsOf(run);
  let left = maxBytes - groups.length * RESERVED_GROUP_BYTES;
  const hasInterval = run.results.some((result) => 'interval' in result);
  const sections = groups.map((group) => {
    const items = takeItems(group.results, run, left, isShort);
    left -= items.reduce((sum, item) => sum + Buffer.byteLength(item) + 1, 0);
    return renderGroup(group, items);
  });
  return [...sections, ...(hasInterval ? [`<p><sub>${INTERVAL_MEANING}</sub></p>`] : [])].join('\n\n');
}

function groupsOf(run: AnalysisRun): readonly Group[] {
  const { results } = run;
  const venue = venueOf(run);
  const vulnerable = CONSEQUENCE.map((attack) => {
    const found = gravestFirst(
      results.filter((result) => countsAsVulnerable(result) && result.spec.attack === attack),
    );
    return {
      heading: `🚨 ${ruleTextOf(attack).title}`,
      results: found,
      before: `<p>${ruleTextOf(attack).summary}</p>`,
      after: renderActions(attack, venue),
    };
  });
  const others = OTHER_GROUPS.map(({ heading, states }) => ({
    heading,
    results: results.filter((result) => states.includes(result.state) && !isAccepted(result)),
    before: '',
    after: '',
  }));
  const accepted = {
    heading: '☑️ Accepted by the config file or the baseline',
    results: results.filter(isAccepted),
    before: '',
    after: '',
  };
  return [...vulnerable, accepted, ...others].filter((group) => group.results.length > 0);
}

/** Takes whole entries as long as there is much space, then short ones as long as there is any. */
function takeItems(
  results: readonly AnalysisResult[],
  run: AnalysisRun,
  maxBytes: number,
  isShort: boolean,
): readonly string[] {
  const whole = isShort
    ? []
    : takeFitting(results, (result) => analysisItem(result, run, false), maxBytes * WHOLE_SHARE);
  const used = whole.reduce((sum, item) => sum + Buffer.byteLength(item) + 1, 0);
  const rest = results.slice(whole.length);
  return [...whole, ...takeFitting(rest, (result) => analysisItem(result, run, true), maxBytes - used)];
}

function renderGroup({ heading, results, before, after }: Group, items: readonly string[]): string {
  const open = items.slice(0, MAX_OPEN_ITEMS);
  const folded = items.slice(MAX_OPEN_ITEMS);
  const left = results.length - items.length;
  const blocks = [
    `### ${heading}`,
    before,
    open.length === 0 ? '' : listOf(open),
    folded.length === 0
      ? ''
      : details(`${counted(folded.length, 'analysis', 'analyses')} more`, listOf(folded)),
    left === 0 ? '' : `<p>… and ${counted(left, 'analysis', 'analyses')} more.</p>`,
    after,
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** What to do about a kind of finding. */
function renderActions(attack: Attack, venue: Venue): string {
  const actions = actionsFor(attack, venue).map((action) => trustedHtml(codeNames(action)));
  const links = entriesOf(attack).map(({ id, name, url }) => markdownLink(`${id} ${name}`, url));
  const more = [
    list(actions.slice(MAX_OPEN_ACTIONS)),
    `<p>${NOT_MEASURED}</p>`,
    `<p>${ruleTextOf(attack).attack}</p>`,
    `<p>More about it: ${links.join(', ')}.</p>`,
  ].join('\n');
  return [
    '<p><strong>What to do</strong></p>',
    list(actions.slice(0, MAX_OPEN_ACTIONS)),
    details('More to do, and how the attack works', more),
  ].join('\n');
}
