import { upperFirst } from '../core/join-texts.ts';
import { type Access, type Bound, CHECK_MARK, EVERY_INPUT_FELL } from '@model-security-scan/engine/catalog';
import type { Robustness, SelfCheckFigures } from '@model-security-scan/engine/results';

/** Below this share an attack has missed too much of what was planted to be trusted. */
const LEAST_FOUND = 0.9;

/**
 * One line for lists: `Half of the inputs fall at eps 0.043 or less. Self-check: 48 of 48 planted inputs found.` May hold untrusted
 * text.
 */
export function robustnessLine(robustness: Robustness, state: 'passed' | 'vulnerable'): string {
  const { selfCheck, alarms } = robustness;
  return [
    medianSentence(robustness),
    ...(selfCheck === undefined ? [] : [checkLine(selfCheck, state)]),
    ...(alarms.length === 0 ? [] : [`Warning signs: ${alarms.map(({ name }) => name).join(', ')}.`]),
  ].join(' ');
}

/** How far inputs must be changed. Found by an attack, so "or less". */
function medianSentence({ eps, medianEps, curve }: Robustness): string {
  if (medianEps !== undefined) return `Half of the inputs fall at eps ${shownEps(medianEps)} or less.`;
  const farthest = curve.at(-1)?.eps ?? eps;
  return `Fewer than half of the inputs fell at any eps that was tried, up to ${shownEps(farthest)}.`;
}

/** Two significant digits, or three if they are few. */
function shownEps(eps: number): string {
  return String(Number(eps.toPrecision(2)));
}

function checkLine(check: SelfCheckFigures, state: 'passed' | 'vulnerable'): string {
  if (isUnneeded(check)) return `Self-check: not needed, since ${EVERY_INPUT_FELL}.`;
  if ('impossible' in check) {
    return `Self-check: not possible${state === 'passed' ? ', so trust this low score less' : ''}.`;
  }
  return `Self-check: ${String(check.found)} of ${String(check.planted)} planted inputs found.`;
}

/** The same for a page: what the eps of the score is, and what is known of the smaller ones. */
export function distanceSentences(robustness: Robustness, bound: Bound): string {
  const score = `The score counts changes up to eps ${shownEps(robustness.eps)}.`;
  const found =
    bound === 'exact'
      ? ''
      : ' Each eps at which an input fell was found by an attack, so the true one may be smaller.';
  return `${medianSentence(robustness)} ${score}${found}`;
}

/** What the attack saw of the model, and what that means. */
const SEEN: Readonly<Record<Access, string>> = {
  'white-box': 'the gradients of the model (white box), as somebody with a copy of the file sees them',
  'black-box':
    'only answers of the model (black box). Somebody with a copy of the file may find more than this attack did',
  exact: 'the whole structure of the model. The result is proven, so no attack can find more',
};

/** How strong the attack was, as names and sentences. May hold untrusted text. */
export function strengthFacts(
  robustness: Robustness,
  access: Access | undefined,
): readonly (readonly [name: string, words: string])[] {
  const { peeled, selfCheck, alarms } = robustness;
  return [
    ...(access === undefined ? [] : [['The attack saw', `${SEEN[access]}.`] as const]),
    ...(peeled.length === 0 ? [] : [['Peeled off the model’s end', formatPeeled(peeled)] as const]),
    ...(selfCheck === undefined ? [] : [['Self-check', formatCheck(selfCheck)] as const]),
    ...alarms.map(({ name, meaning }) => [`Warning sign: ${name}`, withoutMark(meaning)] as const),
  ];
}

function formatPeeled(peeled: readonly string[]): string {
  return (
    `${peeled.join(', ')}. These steps can hide how near other classes are, so gradients were taken before them. The whole model ` +
    'still judged every changed input.'
  );
}

function formatCheck(check: SelfCheckFigures): string {
  if (isUnneeded(check)) return `not needed, since ${EVERY_INPUT_FELL}.`;
  if ('impossible' in check) {
    return `not possible: ${check.impossible}. Without it, trust a low score less.`;
  }
  const { planted, found } = check;
  const share = planted === 0 ? 0 : found / planted;
  const start = `the attack found ${String(found)} of ${String(planted)} adversarial inputs that were planted (${String(Math.floor(100 * share))} %).`;
  return share < LEAST_FOUND
    ? `${start} That is too few: a low score of this attack would prove nothing.`
    : `${start} So it can see where this model is weak.`;
}

function isUnneeded(check: SelfCheckFigures): boolean {
  return 'impossible' in check && check.impossible === EVERY_INPUT_FELL;
}

function withoutMark(sentence: string): string {
  const words = sentence.startsWith(CHECK_MARK) ? sentence.slice(CHECK_MARK.length) : sentence;
  return upperFirst(words);
}
