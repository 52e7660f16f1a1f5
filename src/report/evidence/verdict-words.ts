import type { JobSummary } from '../../facts/job-summary.ts';
import { formatScore } from '../../facts/score-words.ts';
import type { ReportDocument } from './document.ts';
import type { AttackResult } from '../../core/attack-result.ts';

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

/** `score at least 0.88 (black box; 95 % interval 0.78 to 0.94), threshold 0.5` */
export function foundScore({ threshold }: JobSummary, { score, bound, access }: AttackResult): string {
  const basis = { bound, ...(access === undefined ? {} : { access }), interval: score };
  return formatScore({ score: score.value, threshold, ...basis });
}

/** The verdict in a sentence: `Vulnerable: score at least 0.88 …, threshold 0.5.` */
export function headline(summary: JobSummary, result: AttackResult): string {
  const { verdict } = summary;
  const start = `${VERDICTS[verdict]}: ${foundScore(summary, result)}`;
  return verdict === 'undecided'
    ? `${start}, but the attack was cut short. This is not a pass.`
    : `${start}.`;
}
