import type { Outcome } from '../../facts/outcome.ts';
import type { PolicyChange } from '../../facts/policy-change.ts';
import { type Content, element, type Markup } from '../../html/markup.ts';
import { formatChanged, formatJudgedBy, isWorthSaying, UNREAD_WORDS } from '../policy-change-words.ts';
import { andMore, bullets, folded, lines, type PageContext, section } from './parts.ts';

const MOST_CHANGES = 200;
/** More changes are folded away. */
const MOST_OPEN = 10;

/** The keys of the policy that a pull request changes; undefined if there is nothing to say. */
export function policyChanges({ policyChange }: Outcome, context: PageContext): Markup | undefined {
  if (policyChange === undefined || !isWorthSaying(policyChange)) return undefined;
  const title = 'Changes to the policy';
  if (policyChange.kind === 'unread') {
    return section(context, title, element('p', {}, UNREAD_WORDS), lines(policyChange.why));
  }
  const { base, changes, notes } = policyChange;
  const changed = formatChanged(policyChange);
  return section(
    context,
    title,
    element(
      'p',
      {},
      `${formatJudgedBy(policyChange)} (base commit `,
      element('code', {}, base.slice(0, 12)),
      ').',
    ),
    ...notes.map(lines),
    changed === undefined ? undefined : element('p', {}, changed),
    changes.length > MOST_OPEN ? folded('Changed keys', listOf(changes)) : listOf(changes),
  );
}

function listOf(changes: readonly PolicyChange[]): Content {
  const shown = changes.slice(0, MOST_CHANGES);
  return [
    bullets(
      shown.map(({ key, before, after }) => [
        element('code', {}, key),
        ' ',
        element('code', {}, before),
        ' → ',
        element('code', {}, after),
      ]),
    ),
    andMore(changes.length - shown.length, 'changes'),
  ];
}
