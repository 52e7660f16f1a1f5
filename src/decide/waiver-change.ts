import type { Waiver } from '../facts/policy.ts';
import type { ChangeEffect, GatePolicy, PolicyChange } from '../facts/policy-change.ts';
import { foldName } from '../text/fold-name.ts';

/** Lists the waivers that a pull request adds, removes or changes. Pure. */
export function compareWaivers(head: GatePolicy, base: GatePolicy): readonly PolicyChange[] {
  const pairs = pairUp(head.waivers, base.waivers);
  return pairs.flatMap(({ now, before }) => {
    if (now === undefined) return before === undefined ? [] : [describeRemoved(before, head)];
    return before === undefined ? [describeAdded(now)] : compareWaiver(now, before);
  });
}

interface Pair {
  readonly now: Waiver | undefined;
  readonly before: Waiver | undefined;
}

/** Pairs waivers of the same finding and content first, then those of the same finding. */
function pairUp(head: readonly Waiver[], base: readonly Waiver[]): readonly Pair[] {
  const pairs: Pair[] = [];
  let [now, then] = [[...head], [...base]];
  for (const keyOf of [exactKey, findingKey]) {
    for (const waiver of now) {
      const before = then.find((one) => keyOf(one) === keyOf(waiver));
      if (before === undefined) continue;
      pairs.push({ now: waiver, before });
      then = then.filter((one) => one !== before);
    }
    now = now.filter((one) => !pairs.some((pair) => pair.now === one));
  }
  return [
    ...pairs,
    ...now.map((waiver) => ({ now: waiver, before: undefined })),
    ...then.map((waiver) => ({ now: undefined, before: waiver })),
  ];
}

function exactKey(waiver: Waiver): string {
  return JSON.stringify([findingKey(waiver), waiver.sha256 ?? null]);
}

function findingKey({ finding, file }: Waiver): string {
  return file === undefined ? foldName(finding) : JSON.stringify([file.rule, file.path]);
}

function describeAdded({ finding, until, reason, maxScore }: Waiver): PolicyChange {
  const most = maxScore === undefined ? '' : `, up to a score of ${String(maxScore)}`;
  return change('loosened', finding, `has a new waiver until ${until}${most} (${reason})`);
}

/** With a baseline, a waiver that has ended or is exceeded fails the check, so its removal may open it. */
function describeRemoved({ finding }: Waiver, { baseline }: GatePolicy): PolicyChange {
  return baseline === undefined
    ? change('tightened', finding, 'lost its waiver')
    : change('changed', finding, 'lost its waiver, so the baseline decides');
}

function compareWaiver(now: Waiver, before: Waiver): readonly PolicyChange[] {
  const { finding } = now;
  const changes: PolicyChange[] = [];
  if (now.endsAtMs !== before.endsAtMs) {
    const isLonger = now.endsAtMs > before.endsAtMs;
    const words = `the waiver was ${isLonger ? 'prolonged' : 'shortened'}: ${before.until} -> ${now.until}`;
    changes.push(change(isLonger ? 'loosened' : 'tightened', finding, words));
  }
  if (now.maxScore !== before.maxScore) {
    const isWider = (now.maxScore ?? Infinity) > (before.maxScore ?? Infinity);
    const words = `max-score of the waiver ${formatLimit(before)} -> ${formatLimit(now)}`;
    changes.push(change(isWider ? 'loosened' : 'tightened', finding, words));
  }
  if (now.sha256 !== before.sha256) {
    const words = `the waiver is for another content: sha256 ${formatDigest(before)} -> ${formatDigest(now)}`;
    changes.push(change('loosened', finding, words));
  }
  if (now.reason !== before.reason) {
    changes.push(change('changed', finding, `the waiver has another reason (${now.reason})`));
  }
  return changes;
}

function formatLimit({ maxScore }: Waiver): string {
  return maxScore === undefined ? 'no limit' : String(maxScore);
}

function formatDigest({ sha256 }: Waiver): string {
  return sha256 === undefined ? 'any' : `${sha256.slice(0, 12)}…`;
}

function change(effect: ChangeEffect, about: string, words: string): PolicyChange {
  return { effect, about, words };
}
