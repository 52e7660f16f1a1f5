import { type IgnoredResults, CACHE_FAULTS, type CacheFault } from '../facts/cached-result.ts';
import { counted } from '../text/number-words.ts';

const REASONS: Readonly<Record<CacheFault, string>> = {
  damaged: 'damaged or cut off',
  unsigned: 'not signed with the input cache-secret',
  'other-signature': 'signed with another key than the input cache-secret',
  foreign: 'about another analysis than their name says',
  older: 'made by another version of the action',
};

/** Says which cached results were not used, in one sentence for each reason. */
export function describeIgnored(ignored: IgnoredResults): readonly string[] {
  return CACHE_FAULTS.flatMap((fault) => {
    const count = ignored[fault] ?? 0;
    if (count === 0) return [];
    const what = `${counted(count, 'cached result was', 'cached results were')} not used`;
    return [`${what}: ${REASONS[fault]}. What they cover is scanned again.`];
  });
}

/** Adds the counts of two places. */
export function sumOfIgnored(one: IgnoredResults, other: IgnoredResults): IgnoredResults {
  return Object.fromEntries(CACHE_FAULTS.map((fault) => [fault, (one[fault] ?? 0) + (other[fault] ?? 0)]));
}
