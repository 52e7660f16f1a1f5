import type { AttackResult, Evidence } from '../../engine/types.ts';
import type { MeasuredDefence } from './answer-defences.ts';
import type { Checkpoint, ExtractionOutcome } from './outcome.ts';

/** What the score says in one sentence, and what it does not say. */
export function describeExtraction(outcome: ExtractionOutcome): Pick<AttackResult, 'meaning' | 'limits'> {
  const { checkpoints, commonest, fromData, held, knowsScores } = outcome;
  const last = checkpoints.at(-1);
  const limits = [
    'The copy imitates answers. It does not have the weights, and the score does not say what the copy is worth to anybody.',
    'Other questions, a larger copy or pretrained networks can copy more, above all with large pictures, which the copy sees reduced.',
    'The attacker is assumed to have inputs like the data that was given.',
    ...(last !== undefined && last.queries > fromData
      ? [`The data was enough for ${String(fromData)} questions; the others were made from it.`]
      : []),
    ...(outcome.isBounded
      ? ['Fewer questions were asked than the budget allows: more of these inputs do not fit into memory.']
      : []),
    ...(knowsScores
      ? []
      : ['Only labels are known. A model that tells scores is copied with fewer questions.']),
    ...(held < FEW
      ? [`Only ${String(held)} inputs were left to measure with, so the interval is wide.`]
      : []),
  ];
  if (last === undefined) {
    return { meaning: 'Nothing could be measured: there was no time or no data to ask about.', limits };
  }
  return {
    meaning: `After ${String(last.queries)} questions, a copy gives ${percent(last.fidelity.value)} of unseen inputs the class that the model gives; always naming the most frequent class gives ${percent(commonest)}.`,
    limits,
  };
}

const FEW = 50;

function percent(share: number): string {
  return `${(100 * share).toFixed(1).replace(/\.0$/u, '')} %`;
}

/** Returns the questions that a fidelity takes, between two checkpoints on a logarithmic scale; undefined if it was not reached. */
export function queriesToFidelity(checkpoints: readonly Checkpoint[], wanted: number): number | undefined {
  const index = checkpoints.findIndex(({ fidelity }) => fidelity.value >= wanted);
  const reached = checkpoints[index];
  const before = checkpoints[index - 1];
  if (reached === undefined || before === undefined) return reached?.queries;
  const share = (wanted - before.fidelity.value) / (reached.fidelity.value - before.fidelity.value);
  return Math.round(before.queries * (reached.queries / before.queries) ** share);
}

export function extractionEvidence(
  outcome: ExtractionOutcome,
  defences: readonly MeasuredDefence[],
): readonly Evidence[] {
  const { checkpoints } = outcome;
  const points = checkpoints.map(({ queries, fidelity }) => [queries, fidelity.value] as const);
  const band = checkpoints.map(({ queries, fidelity: { low, high } }) => [queries, low, high] as const);
  return [
    {
      kind: 'curve',
      title: 'Fidelity against queries',
      xLabel: 'questions',
      yLabel: 'share of held-out inputs with the same class',
      series: [
        { name: 'copy, with 95 % interval', points, band },
        ...defences.map(({ defence, queries, fidelity }) => ({
          name: defence.name,
          points: [[queries, fidelity] as const],
        })),
      ],
    },
    {
      kind: 'table',
      title: 'Fidelity and score of copies',
      header: ['questions', 'fidelity', '95 % from', '95 % to', 'score'],
      rows: checkpoints.map(({ queries, fidelity, score }) => [
        queries,
        fidelity.value,
        fidelity.low,
        fidelity.high,
        score,
      ]),
    },
  ];
}
