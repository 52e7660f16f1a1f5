import type { Outcome } from '../../facts/outcome.ts';
import type { PolicyChange, PolicyComparison } from '../../facts/policy-change.ts';
import { counted } from '../../text/number-words.ts';
import { formatChanged, formatJudgedBy, isWorthSaying, UNREAD_WORDS } from '../policy-change-words.ts';
import { alert, code, details, listOf, takeFitting } from './html.ts';
import { prose } from './prose.ts';

const MAX_NAME_LENGTH = 300;
const MAX_VALUE_LENGTH = 300;
const MAX_WORDS_LENGTH = 600;
const MAX_NOTES_LENGTH = 500;
/** More changes are folded away. */
const MAX_UNFOLDED = 10;

/**
 * Lists the keys of the policy that a pull request changes. Empty if it changes nothing and there is nothing to say.
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
  const changed = formatChanged(comparison);
  const words = changed === undefined ? [] : [`<p>${changed}</p>`];
  const list = changes.length === 0 ? [] : [renderList(changes, maxBytes)];
  return ['### Changes to the policy', start, ...said, ...words, ...list].join('\n\n');
}

function renderList(changes: readonly PolicyChange[], maxBytes: number): string {
  const shown = takeFitting(changes, renderChange, maxBytes);
  const left = changes.length - shown.length;
  const rest = left === 0 ? [] : [`<li>… and ${counted(left, 'change', 'changes')} more</li>`];
  const list = listOf([...shown, ...rest]);
  if (changes.length <= MAX_UNFOLDED) return list;
  return details(counted(changes.length, 'changed key', 'changed keys'), list);
}

function renderChange({ key, before, after }: PolicyChange): string {
  const [old, now] = [before, after].map((value) => code(value, MAX_VALUE_LENGTH));
  return `<li>${code(key, MAX_NAME_LENGTH)} ${old ?? ''} → ${now ?? ''}</li>`;
}
