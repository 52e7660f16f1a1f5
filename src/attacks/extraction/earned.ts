import { NotTestable } from '../../engine/fault.ts';
import type { AttackResult, Victim } from '../../engine/types.ts';
import { EndpointVictim } from '../../engine/victim/endpoint-victim.ts';
import { PythonVictim } from '../../engine/victim/python-victim.ts';
import { MINIMUM } from '../minimum.ts';

/**
 * Refuses to measure a copy on too few inputs.
 * @param held the inputs that only measure
 * @param things what they are: `different inputs`
 * @param share the share of the data that is held out to measure
 * @throws NotTestable that says how many inputs are needed
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
      `The copy learnt from only ${asked === 1 ? '1 question' : `${String(asked)} questions`}. A model passes if it withstands at least ${String(least)}: ` +
      `set number_of_attack_queries to ${String(least)} or more.`,
  };
}
