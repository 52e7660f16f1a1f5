import { sentences } from '../../catalog/result/result-words.ts';
import { bandSeries } from '../evasion/evasion-evidence.ts';
import type { AttackResult, Estimate, Evidence } from '../../types.ts';
import type { Balance } from './balance.ts';

/** @param more sentences on the data, for what the score does not say */
export function describeExtraction(
  outcome: ExtractionOutcome,
  more: readonly string[] = [],
): Pick<AttackResult, 'meaning' | 'limits'> {
  const { checkpoints, balance, fromData, knowsScores } = outcome;
  const last = checkpoints.at(-1);
  const limits = sentences([
    ...more,
    'The copy imitates answers. It does not have the weights, and the score does not say how much the ' +
      'copy is worth.',
    'Other queries, a larger copy or pretrained networks can copy more, above all from large pictures, ' +
      'which the copy sees scaled down.',
    'The attacker is assumed to have inputs like the data that was given.',
    last !== undefined &&
      last.queries > fromData &&
      `The data was enough for ${String(fromData)} queries; the others were made from it.`,
    outcome.isRejected &&
      `More generated queries did not bring copies nearer to rows kept aside: the copy learnt from ${String(outcome.learnt)} answers.`,
    outcome.isBounded &&
      'Fewer queries were made than the budget allows: more of these inputs do not fit into memory.',
    !knowsScores && 'The model returns only labels. With scores, a copy would need fewer queries.',
    balance.leftOut > 0 &&
      `Not compared: ${String(balance.leftOut)} held-out inputs with answers that the model gives too rarely.`,
  ]);
  if (last === undefined) {
    return { meaning: 'Nothing could be measured: there was no time, or no data to query with.', limits };
  }
  const reached = queriesToAgreement(checkpoints, 0.9);
  return {
    meaning:
      `After ${String(last.queries)} queries, a copy gives ${percent(last.agreement.value)} of unseen ` +
      `inputs the class that the model gives${balance.strata.isMean ? ', with each class counted equally' : ''}; ` +
      `always naming one class gives ${percent(balance.constant)}. ` +
      (reached === undefined
        ? '90 % was not reached.'
        : `About ${String(reached)} queries are enough for 90 %.`),
    limits,
  };
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).replace(/\.0$/u, '')} %`;
}

/** The questions that an agreement takes, between two checkpoints on a logarithmic scale; undefined if it was not reached. */
export function queriesToAgreement(checkpoints: readonly Checkpoint[], wanted: number): number | undefined {
  const index = checkpoints.findIndex(({ agreement }) => agreement.value >= wanted);
  const reached = checkpoints[index];
  const before = checkpoints[index - 1];
  if (reached === undefined || before === undefined) return reached?.queries;
  const share = (wanted - before.agreement.value) / (reached.agreement.value - before.agreement.value);
  return Math.round(before.queries * (reached.queries / before.queries) ** share);
}

export function extractionEvidence(outcome: ExtractionOutcome): readonly Evidence[] {
  const { checkpoints } = outcome;
  const points = checkpoints.map(({ queries, agreement }) => ({ at: queries, ...agreement }));
  return [
    {
      kind: 'curve',
      title: 'Agreement against queries',
      xLabel: 'queries',
      yLabel: 'agreement of copy and model',
      series: [bandSeries('copy, with 95 % interval', points)],
      isScore: true,
    },
    {
      kind: 'table',
      title: 'Agreement of copies',
      header: ['queries', 'agreement', '95 % from', '95 % to', 'without balance'],
      rows: checkpoints.map(({ queries, agreement, plain }) => [
        queries,
        agreement.value,
        agreement.low,
        agreement.high,
        plain,
      ]),
    },
  ];
}

export interface Checkpoint {
  readonly queries: number;
  /** Each answer of the model counts the same, if there are enough inputs: the score. */
  readonly agreement: Estimate;
  /** Each held-out input counts the same: what papers call fidelity. */
  readonly plain: number;
}

interface ExtractionOutcome {
  readonly checkpoints: readonly Checkpoint[];
  readonly balance: Balance;
  readonly held: number;
  readonly fromData: number;
  readonly learnt: number;
  readonly isRejected: boolean;
  /** True if memory did not carry all questions that the budget allows. */
  readonly isBounded: boolean;
  readonly knowsScores: boolean;
}
