import type { AttackResult, Estimate } from '../../engine/types.ts';
import type { EvasionSetup } from './setup.ts';

/** What the score says in one sentence, and what it does not say. */
export function describeEvasion(
  { campaign, accuracy, epsGiven, isTimed }: EvasionSetup,
  score: Estimate,
): Pick<AttackResult, 'meaning' | 'limits'> {
  const { oracle, samples } = campaign;
  const limits = [
    'The search is a black-box one: it proves that changes exist, never that none do. A stronger attack, or one that knows the weights, can score higher.',
    'Changes are bounded numbers. Rotation, light, other words, or objects in the picture are other threats.',
    ...(epsGiven
      ? []
      : [
          'eps was chosen from the distance between classes in the data; it says nothing about what a person would notice. Set `eps` if your threat model has one.',
        ]),
    ...(isTimed
      ? [
          `The model is slow: the time allowed ${String(samples.length)} inputs with ${String(campaign.queriesPerSample)} queries each. Give it more time (minutes) for a narrower interval.`,
        ]
      : []),
    ...(oracle.knowsScores ? [] : ['Only labels are known, so attacks that need scores were left out.']),
    ...(samples.length < SMALL
      ? [`Only ${String(samples.length)} inputs could be attacked, so the interval is wide.`]
      : []),
  ];
  return {
    meaning: meaningOf(accuracy, samples.length, oracle.eps, oracle.norm, score),
    limits,
  };
}

const SMALL = 50;

function meaningOf(accuracy: number, samples: number, eps: number, norm: string, score: Estimate): string {
  if (samples === 0) return 'No input could be asked about: there was no time.';
  const bound =
    norm === 'Linf'
      ? `${percent(eps)} of the range of each number`
      : `an L2 distance of ${eps.toPrecision(3)}`;
  return `Of the inputs that the model gets right (${percent(accuracy)}), ${percent(score.value)} can be changed by at most ${bound} so that it gives another class.`;
}

function percent(share: number): string {
  return `${(100 * share).toPrecision(3).replace(/\.0+$/u, '')} %`;
}
