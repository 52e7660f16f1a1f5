import type { AttackResult, Estimate, Inputs } from '../../engine/types.ts';
import { formatStuck } from './whole-steps.ts';
import { warnOfSmallEps } from './eps.ts';
import { formatFixedColumns } from './fixed-words.ts';
import type { EvasionScore } from './score.ts';
import type { Scrutiny } from './self-check/scrutiny.ts';
import type { EvasionSetup } from './setup.ts';

/** What the score says in one sentence, and what it does not say. */
export function describeEvasion(
  data: Pick<Inputs, 'low' | 'fixed'>,
  setup: EvasionSetup,
  score: EvasionScore,
  scrutiny: Pick<Scrutiny, 'limits'>,
): Pick<AttackResult, 'meaning' | 'limits'> {
  const { campaign, samples, asked, eps } = setup;
  const limits = [
    ...(score.isGap ? [formatGap(score)] : []),
    ...warnOfSmallEps(eps.value, eps.suggested, 'which the data suggests'),
    ...formatStuck(eps),
    ...scrutiny.limits,
    'Only bounded changes of numbers were considered. Rotation, light, other words and objects in the ' +
      'picture are other threats.',
    ...(eps.inConflict === undefined
      ? []
      : [
          `eps was chosen from ${eps.from}; it says nothing about what a person would notice. Set \`eps\` if your threat model has one.`,
        ]),
    ...(eps.inConflict !== undefined && eps.inConflict > 0
      ? [
          `${percent(eps.inConflict)} of the rows lie within 1 % of the range, in every number, of a row with another label. They were left out when eps was chosen; check their labels.`,
        ]
      : []),
    ...(asked.rows.length < setup.rows
      ? [
          `The accuracy was measured on ${String(asked.rows.length)} of ${String(setup.rows)} rows, drawn at random: the time or the queries allowed no more.`,
        ]
      : []),
    ...(setup.isShortened
      ? [
          `The model is slow: the time allowed ${String(samples.length)} inputs with ${String(campaign.queriesPerSample)} queries each. Give it more time (minutes) for a narrower interval.`,
        ]
      : []),
    ...(samples.length < SMALL
      ? [`Only ${String(samples.length)} inputs could be attacked, so the interval is wide.`]
      : []),
  ];
  return { meaning: meaningOf(data, setup, score.judged, score.isGap), limits };
}

const SMALL = 50;

/** Says that mixtures are judged, and why. */
export function formatGap({ rows, mixtures, chance = 1 }: EvasionScore): string {
  return (
    `Mixtures of two inputs of one class fall more often (${percent(mixtures?.value ?? 0)}) than the ` +
    `inputs themselves (${percent(rows.value)}; chance ${chance.toPrecision(1)}). The model seems to ` +
    'have memorized its test rows, so the score is that of the mixtures.'
  );
}

function meaningOf(
  { low, fixed }: Pick<Inputs, 'low' | 'fixed'>,
  { campaign, agreement }: EvasionSetup,
  score: Estimate,
  ofMixtures: boolean,
): string {
  const { eps, norm } = campaign.oracle;
  const still = fixed?.size ?? 0;
  const bound =
    norm === 'Linf'
      ? `${percent(eps)} of the range of ${still === 0 ? 'each number' : `each number that is not fixed (${formatFixedColumns(still, low.length)})`}`
      : `an L2 distance of ${eps.toPrecision(3)}`;
  const inputs = ofMixtures
    ? 'mixtures of inputs that the model gets right'
    : 'inputs that the model gets right';
  return (
    `Of the ${inputs} (${percent(agreement.accuracy)}), ${percent(score.value)} can be changed by at ` +
    `most ${bound} so that the model gives another class.`
  );
}

function percent(share: number): string {
  return `${(100 * share).toPrecision(3).replace(/\.0+$/u, '')} %`;
}
