import type { Budget, Defence } from '../../engine/types.ts';
import { argMax, rowOf } from '../../engine/vectors.ts';
import { balancedAgreement } from './balance.ts';
import type { CopyPlan, Transcript } from './classifier-copy.ts';
import { type ExtractionOutcome, oneHot } from './outcome.ts';
import { trainCopy } from './train-copy.ts';

/** A defence that was measured, with the questions that it was measured at. */
export interface MeasuredDefence {
  readonly defence: Defence;
  readonly queries: number;
  readonly agreement: number;
}

/** The defences are measured where copies differ: with many questions every answer is enough. */
const MEASURED_AT = 100;

/** Repeats the extraction with the same questions and answers that tell less. */
export async function measureAnswerDefences(
  plan: CopyPlan,
  transcript: Transcript,
  outcome: ExtractionOutcome,
  budget: Budget,
): Promise<readonly MeasuredDefence[]> {
  const { checkpoints, balance, knowsScores } = outcome;
  // Beyond the data, copies are chosen among others.
  const most = Math.min(MEASURED_AT, transcript.fromData);
  const at = checkpoints.findLast(({ queries }) => queries <= most) ?? checkpoints[0];
  if (at === undefined || !knowsScores) return [];
  const measured: MeasuredDefence[] = [];
  for (const { name, advice, setting, weaken } of DEFENCES) {
    if (!plan.going()) break;
    budget.progress(0.85 + 0.05 * measured.length, `training a copy under the defence: ${name}`);
    const answers = weaken(transcript.answers.subarray(0, at.queries * plan.classes), plan.classes);
    const weak = { ...transcript, answers, recipes: new Map(), aside: undefined };
    const { held } = await trainCopy(plan, weak, at.queries);
    const agreement = balancedAgreement(balance, (row) => held[row] === transcript.heldClasses[row]).value;
    const effect = `Measured with the same ${String(at.queries)} queries.`;
    measured.push({
      queries: at.queries,
      agreement,
      defence: {
        name,
        setting,
        advice: `${advice} ${effect}`,
        measured: { without: at.agreement.value, with: agreement },
      },
    });
  }
  return measured;
}

interface WeakAnswers {
  readonly name: string;
  readonly setting: NonNullable<Defence['setting']>;
  readonly advice: string;
  readonly weaken: (scores: Float32Array, classes: number) => Float32Array;
}

const DEFENCES: readonly WeakAnswers[] = [
  {
    name: 'Scores rounded to one decimal',
    setting: { decimals: 1 },
    advice: 'Answer with rounded scores: this costs users little, since the class stays the same.',
    weaken: (scores) => scores.map((score) => Math.round(score * 10) / 10),
  },
  {
    name: 'Labels only',
    setting: { answers: 'labels' },
    advice: 'Answer with only the class: users lose the confidence.',
    weaken: (scores, classes) => {
      const labels = Int32Array.from({ length: scores.length / classes }, (_unused, row) =>
        argMax(rowOf(scores, row, classes)),
      );
      return oneHot(labels, classes);
    },
  },
];
