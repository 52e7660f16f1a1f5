import type { AnalysisData, Randomness } from '../../analysis-data.ts';
import { FREE_TEXT_ADVICE, freeTextColumns } from '../../dataset/tables/free-text.ts';
import { NotTestable } from '../../fault.ts';
import type { AttackResult, Estimate, Victim } from '../../types.ts';
import { EndpointVictim } from '../../victim/endpoint-victim.ts';
import { PythonVictim } from '../../victim/python-victim.ts';
import { MINIMUM } from '../minimum.ts';

/**
 * Refuses to measure a copy on too few inputs.
 * @param held the inputs that only measure
 * @param share their share of the data
 * @throws NotTestable
 */
export function requireHeld(held: number, things: string, share: number): void {
  if (held >= MINIMUM.compared) return;
  throw new NotTestable(
    `A copy would be compared with the model on only ${String(held)} ${things}: ${String(100 * share)} % of those in data. ` +
      `At least ${String(MINIMUM.compared)} are needed: give at least ${String(Math.ceil(MINIMUM.compared / share))} in data.`,
  );
}

/** Says why a copy that failed proves nothing, if it learnt from too few answers. */
export function unearnedBy(asked: number, victim: Victim): Pick<AttackResult, 'unearned'> {
  const least =
    victim instanceof EndpointVictim || victim instanceof PythonVictim
      ? MINIMUM.endpointQueries
      : MINIMUM.queries;
  if (asked >= least) return {};
  return {
    unearned:
      `The copy learnt from only ${asked === 1 ? '1 query' : `${String(asked)} queries`}. A model passes ` +
      `if it withstands at least ${String(least)}: set number_of_attack_queries to ${String(least)} or ` +
      'more.',
  };
}

/** A copy that is at most this much better than a constant may be so by chance. */
const MARGIN = 0.05;

interface Attempt extends Pick<AnalysisData, 'data' | 'randomness'> {
  readonly victim: Victim;
  readonly asked: number;
  readonly reached: Estimate | undefined;
  readonly constant: number;
}

/**
 * Says why a copy that failed proves nothing: it learnt from too few answers, or nothing of them. The answers of a random model may
 * hold nothing to learn: there its agreement with itself is the measure.
 */
export function unearnedCopy(attempt: Attempt): Pick<AttackResult, 'unearned'> {
  const { asked, victim, randomness, reached, constant } = attempt;
  const few = unearnedBy(asked, victim);
  if (few.unearned !== undefined || reached === undefined) return few;
  if (randomness !== undefined) return unearnedByNoise(randomness, reached, victim);
  const hasLearnt = reached.low > constant || reached.value > constant + MARGIN;
  return hasLearnt ? {} : { unearned: learntNothing(attempt) };
}

/** A copy is compared with one answer to each input: even the model itself would not give the same again. */
export function unearnedByNoise(
  { asked, changedClass }: Randomness,
  reached: Estimate,
  { answers }: Victim,
): Pick<AttackResult, 'unearned'> {
  const itself = 1 - changedClass / Math.max(1, asked);
  if (answers !== 'values' && reached.value < itself - MARGIN) return {};
  const twice =
    answers === 'values'
      ? 'it gives other values when it is asked again'
      : `asked twice, it gives the same answer to ${String(asked - changedClass)} of ${String(asked)} inputs`;
  return {
    unearned:
      `The model is random: ${twice}. So a copy that is as good as the model itself would not score higher, and a low score proves nothing. ` +
      'Switch the randomness off (dropout, noise, sampling), or remove the attack.',
  };
}

function learntNothing({ asked, data }: Attempt): string {
  const advice =
    freeTextColumns(data).size > 0
      ? `Copies do not read free text, and the model seems to decide by it. ${FREE_TEXT_ADVICE}`
      : 'Raise number_of_attack_queries, or give more inputs that the model tells apart. If that does not help, this tool cannot copy ' +
        'such a model: remove the attack.';
  return (
    `After ${String(asked)} queries, a copy is no better than always giving the same answer. It learnt ` +
    `nothing, so its failure says nothing about the model. ${advice}`
  );
}
