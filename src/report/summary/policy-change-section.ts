import type { Outcome } from '../../facts/outcome.ts';
import type { PolicyChange, PolicyComparison } from '../../facts/policy-change.ts';
import { counted } from '../../text/number-words.ts';
import {
  EFFECT_WORDS,
  isWorthSaying,
  formatJudgedBy,
  formatLoosened,
  formatUnchanged,
  UNREAD_WORDS,
} from '../policy-change-words.ts';
import { alert, code, details, listOf, takeFitting } from './html.ts';
import { prose } from './prose.ts';

const MAX_NAME_LENGTH = 200;
const MAX_WORDS_LENGTH = 600;
const MAX_NOTES_LENGTH = 500;

/**
 * Renders how a pull request changes the policy of its base. Empty if it changes nothing and there is nothing to say.
 * @param maxBytes of all entries in UTF-8
 */
export function renderPolicyChange(
  { policyChange }: Pick<Outcome, 'policyChange'>,
  maxBytes: number,
): string {
  if (policyChange === undefined || !isWorthSaying(policyChange)) return '';
  if (policyChange.kind === 'unread') {
    const why = `<p>${prose(policyChange.why, MAX_WORDS_LENGTH)}</p>`;
    return alert('NOTE', UNREAD_WORDS, why);
  }
  return renderCompared(policyChange, maxBytes);
}

function renderCompared(
  comparison: Extract<PolicyComparison, { kind: 'compared' }>,
  maxBytes: number,
): string {
  const { base, changes, notes } = comparison;
  const start = `<p>${formatJudgedBy(comparison)} (base commit ${code(base.slice(0, 12), 20)}).</p>`;
  const said = notes.map((note) => `<p>${prose(note, MAX_NOTES_LENGTH)}</p>`);
  const unchanged = formatUnchanged(comparison);
  const none = unchanged === undefined ? [] : [`<p>${unchanged}</p>`];
  const loosened = changes.filter(({ effect }) => effect === 'loosened');
  const others = changes.filter(({ effect }) => effect !== 'loosened');
  const half = Math.floor(maxBytes / 2);
  const warning =
    loosened.length === 0
      ? []
      : [alert('WARNING', `${formatLoosened(loosened.length, comparison)}:`, renderList(loosened, half))];
  const rest = others.length === 0 ? [] : [renderOthers(others, half)];
  return ['### Changes to the policy', start, ...said, ...none, ...warning, ...rest].join('\n\n');
}

function renderOthers(changes: readonly PolicyChange[], maxBytes: number): string {
  const list = renderList(changes, maxBytes);
  if (changes.length <= MAX_UNFOLDED) return list;
  return details(counted(changes.length, 'other change', 'other changes'), list);
}

/** More changes are folded away, unless they loosen the gate. */
const MAX_UNFOLDED = 10;

function renderList(changes: readonly PolicyChange[], maxBytes: number): string {
  const shown = takeFitting(changes, renderChange, maxBytes);
  const left = changes.length - shown.length;
  const rest = left === 0 ? [] : [`<li>… and ${counted(left, 'change', 'changes')} more</li>`];
  return listOf([...shown, ...rest]);
}

function renderChange({ effect, about, words }: PolicyChange): string {
  const parts = words.slice(0, MAX_WORDS_LENGTH).split(' -> ');
  const arrows = parts.map((part) => prose(part, MAX_WORDS_LENGTH)).join(' → ');
  return `<li>${effect === 'loosened' ? '' : EFFECT_WORDS[effect]}${code(about, MAX_NAME_LENGTH)} ${arrows}</li>`;
}
