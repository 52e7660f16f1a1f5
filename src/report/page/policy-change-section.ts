import type { Outcome } from '../../facts/outcome.ts';
import type { PolicyChange } from '../../facts/policy-change.ts';
import { type Content, element, type Markup } from '../../html/markup.ts';
import {
  EFFECT_WORDS,
  isWorthSaying,
  formatJudgedBy,
  formatLoosened,
  formatUnchanged,
  UNREAD_WORDS,
} from '../policy-change-words.ts';
import { andMore, bullets, folded, lines, type PageContext, section } from './parts.ts';

const MOST_CHANGES = 200;
/** More changes are folded away, unless they loosen the gate. */
const MOST_OPEN = 10;

/** How a pull request changes the policy of its base; undefined if there is nothing to say. */
export function policyChanges({ policyChange }: Outcome, context: PageContext): Markup | undefined {
  if (policyChange === undefined || !isWorthSaying(policyChange)) return undefined;
  const title = 'How the pull request changes the policy';
  if (policyChange.kind === 'unread') {
    return section(context, title, element('p', {}, UNREAD_WORDS), lines(policyChange.why));
  }
  const { base, changes, notes } = policyChange;
  const unchanged = formatUnchanged(policyChange);
  const loosened = changes.filter(({ effect }) => effect === 'loosened');
  const others = changes.filter(({ effect }) => effect !== 'loosened');
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
    unchanged === undefined ? undefined : element('p', {}, unchanged),
    loosened.length === 0
      ? undefined
      : [element('h3', {}, `${formatLoosened(loosened.length, policyChange)}:`), listOf(loosened)],
    others.length > MOST_OPEN ? folded('Other changes', listOf(others)) : listOf(others),
  );
}

function listOf(changes: readonly PolicyChange[]): Content {
  const shown = changes.slice(0, MOST_CHANGES);
  return [
    bullets(
      shown.map(({ effect, about, words }) => [
        effect === 'loosened' ? '' : EFFECT_WORDS[effect],
        element('code', {}, about),
        ` ${words.replaceAll(' -> ', ' → ')}`,
      ]),
    ),
    andMore(changes.length - shown.length, 'changes'),
  ];
}
