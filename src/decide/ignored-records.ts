import { type IgnoredRecords, RECORD_FAULTS, type RecordFault } from '../facts/local-plan.ts';
import { counted } from '../text/number-words.ts';

const REASONS: Readonly<Record<RecordFault, string>> = {
  damaged: 'damaged or cut off',
  unsigned: 'not signed with the input record-key',
  'other-signature': 'signed with another key than the input record-key',
  foreign: 'about another analysis than their name says',
  older: 'made by another version of the action',
};

/** Says which records were not used, in one sentence for each reason. */
export function describeIgnoredRecords(ignored: IgnoredRecords): readonly string[] {
  return RECORD_FAULTS.flatMap((fault) => {
    const count = ignored[fault] ?? 0;
    if (count === 0) return [];
    const what = `${counted(count, 'cached result was', 'cached results were')} not used`;
    return [`${what}: ${REASONS[fault]}. What they cover is scanned again.`];
  });
}

/** Adds the counts of two places. */
export function sumOfIgnored(one: IgnoredRecords, other: IgnoredRecords): IgnoredRecords {
  return Object.fromEntries(RECORD_FAULTS.map((fault) => [fault, (one[fault] ?? 0) + (other[fault] ?? 0)]));
}
