import { sentences } from '../../catalog/result/result-words.ts';
import type { AttackResult, Estimate, Inputs } from '../../types.ts';
import { columnsMoved, formatStuck } from './whole-steps.ts';
import { type Eps, warnOfSmallEps } from './eps.ts';
import type { EvasionScore } from './score.ts';
import type { Scrutiny } from './self-check/scrutiny.ts';
import type { EvasionSetup } from './setup.ts';

/** What the score says in one sentence, and what it does not say. */
export function describeEvasion(
  data: Inputs,
  setup: EvasionSetup,
  score: EvasionScore,
  scrutiny: Pick<Scrutiny, 'limits'>,
): Pick<AttackResult, 'meaning' | 'limits'> {
  const { campaign, samples, eps } = setup;
  const limits = sentences([
    ...firstLimits(eps, score),
    ...scrutiny.limits,
    data.shape.length > 1
      ? 'Only bounded changes of numbers were considered. Rotation, light, other words and objects in the ' +
        'picture are other threats.'
      : 'Only bounded changes of numbers were considered; rows that are made up are another threat.',
    formatChoice(eps),
    eps.inConflict !== undefined &&
      eps.inConflict > 0 &&
      `${percent(eps.inConflict)} of the rows lie within 1 % of the range, in every number, of a row with another label. They were left out when eps was chosen; check their labels.`,
    formatAsked(setup),
    setup.isShortened &&
      `The model is slow: the time allowed ${String(samples.length)} inputs with ${String(campaign.queriesPerSample)} queries each. Give it more time (minutes) for a narrower interval.`,
    samples.length < SMALL &&
      `Only ${String(samples.length)} inputs could be attacked, so the interval is wide.`,
  ]);
  return { meaning: meaningOf(data, setup, score.judged, score.isGap), limits };
}

/** What comes first of what a score does not say: what is judged, and whether eps is enough. */
export function firstLimits(eps: Eps, score: EvasionScore): readonly string[] {
  return sentences([
    score.isGap && formatGap(score),
    ...warnOfSmallEps(eps.value, eps.suggested, 'which the data suggests'),
    ...formatStuck(eps),
  ]);
}

/** Says what an estimated eps was chosen from. */
export function formatChoice({ from, inConflict }: Eps): string | undefined {
  if (inConflict === undefined) return undefined;
  return `eps was chosen from ${from}; it says nothing about what a person would notice. Set \`eps\` if your threat model has one.`;
}

/** Says if the accuracy was measured on a part of the rows. */
export function formatAsked({ asked, rows }: Pick<EvasionSetup, 'asked' | 'rows'>): string | undefined {
  if (asked.rows.length >= rows) return undefined;
  return `The accuracy was measured on ${String(asked.rows.length)} of ${String(rows)} rows, drawn at random: the time or the queries allowed no more.`;
}

const SMALL = 50;

function formatGap({ rows, mixtures, chance = 1 }: EvasionScore): string {
  return (
    `Mixtures of two inputs of one class fall more often (${percent(mixtures?.value ?? 0)}) than the ` +
    `inputs themselves (${percent(rows.value)}; chance ${chance.toPrecision(1)}). The model seems to ` +
    'have memorized its test rows, so the score is that of the mixtures.'
  );
}

function meaningOf(
  data: Inputs,
  { campaign, agreement }: EvasionSetup,
  score: Estimate,
  ofMixtures: boolean,
): string {
  const { eps } = campaign.oracle;
  const columns = columnsMoved(data, eps);
  const numbers = columns === undefined ? 'each number' : `each number, in ${columns},`;
  const inputs = ofMixtures
    ? 'mixtures of inputs that the model gets right'
    : 'inputs that the model gets right';
  return (
    `Of the ${inputs} (${percent(agreement.accuracy)}), ${percent(score.value)} can be changed by at ` +
    `most ${percent(eps)} of the range of ${numbers} so that the model gives another class.`
  );
}

function percent(share: number): string {
  return `${(100 * share).toPrecision(3).replace(/\.0+$/u, '')} %`;
}
