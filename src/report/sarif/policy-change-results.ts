import type { Notification } from 'sarif';
import type { ChangeEffect, PolicyComparison } from '../../facts/policy-change.ts';
import { grouped } from '../../text/number-words.ts';
import { EFFECT_WORDS, isWorthSaying, formatJudgedBy, UNREAD_WORDS } from '../policy-change-words.ts';
import { inertSentence, inertText } from './inert-text.ts';

/** The job summary shows more. */
const MAX_NOTIFICATIONS = 100;
const MAX_NAME_LENGTH = 200;
const MAX_TEXT_LENGTH = 600;

const LEVELS: Readonly<Record<ChangeEffect, 'warning' | 'note'>> = {
  loosened: 'warning',
  changed: 'note',
  tightened: 'note',
};

/** Tells how a pull request changes the policy of its base, as notifications about the configuration of the tool. */
export function policyNotifications(comparison: PolicyComparison | undefined): readonly Notification[] {
  if (comparison === undefined || !isWorthSaying(comparison)) return [];
  if (comparison.kind === 'unread') return [notification('warning', UNREAD_WORDS, comparison.why)];
  const { base, changes, notes } = comparison;
  const left = changes.length - MAX_NOTIFICATIONS;
  return [
    notification('note', `${formatJudgedBy(comparison)} (base commit ${inertText(base.slice(0, 12), 20)}).`),
    ...notes.map((note) => notification('note', '', note)),
    ...changes.slice(0, MAX_NOTIFICATIONS).map(({ effect, about, words }) => {
      const start = `${EFFECT_WORDS[effect]}${inertText(about, MAX_NAME_LENGTH)}`;
      return notification(LEVELS[effect], start, words.replaceAll(' -> ', ' to '));
    }),
    ...(left > 0 ? [notification('note', `${grouped(left)} more changes: see the job summary.`)] : []),
  ];
}

/** @param said untrusted text that follows the trusted one */
function notification(level: 'warning' | 'note', text: string, said = ''): Notification {
  const more = said === '' ? '' : inertSentence(said, MAX_TEXT_LENGTH);
  return { level, message: { text: [text, more].filter((part) => part !== '').join(' ') } };
}
