import type { JobSummary } from '../../facts/job-summary.ts';
import { shownNumber } from './numbers.ts';
import type { ReportDocument } from './document.ts';
import type { Estimate } from '../../core/attack-result.ts';

const VERDICTS: Readonly<Record<JobSummary['verdict'], string>> = {
  clean: 'Passed',
  vulnerable: 'Vulnerable',
  undecided: 'Undecided',
};

const TONES: Readonly<Record<JobSummary['verdict'], ReportDocument['tone']>> = {
  clean: 'good',
  vulnerable: 'bad',
  undecided: 'open',
};

export function toneOf({ verdict }: JobSummary): ReportDocument['tone'] {
  return TONES[verdict];
}

/** `0.88 (95 % interval 0.78 to 0.94)` */
export function estimateWords({ value, low, high }: Estimate): string {
  return `${shownNumber(value)} (95 % interval ${shownNumber(low)} to ${shownNumber(high)})`;
}

/** The verdict in a sentence: `Vulnerable: the score is 0.88 …, above the threshold of 0.5.` */
export function headline({ verdict, threshold }: JobSummary, score: Estimate): string {
  const side = score.value > threshold ? 'above' : 'not above';
  const start = `${VERDICTS[verdict]}: the score is ${estimateWords(score)}, ${side} the threshold of ${shownNumber(threshold)}`;
  return verdict === 'undecided' ? `${start}, but the attack was cut short. This is no pass.` : `${start}.`;
}
