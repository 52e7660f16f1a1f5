import { type IgnoredRecords, RECORD_FAULTS, type RecordFault } from '../core/local-plan.ts';
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
    const what = `${counted(count, 'record of an earlier run was', 'records of earlier runs were')} not used`;
    return [`${what}: ${REASONS[fault]}. What they stand for is scanned again.`];
  });
}
