import { makeLens } from '../../substitute/lens.ts';
import type { AnalysisData } from '../../analysis-data.ts';
import type { Budget, Victim } from '../../types.ts';
import type { AttackSpace } from './attack-space.ts';
import { Oracle } from './oracle.ts';

/** The part of the queries that is left for what follows the attack: smaller changes, and finds on random models. */
const LATER_SHARE = 0.1;
/** The part of the time that the self-check may take, and the part that nothing before the end may take. */
const SCRUTINY_TIME_SHARE = 0.25;
const LAST_TIME_SHARE = 0.04;

/** What the attack itself may spend. Time that is kept for what follows is lent to it, or given back, when it is known what that takes. */
export class Spending {
  readonly maxQueries: number;
  /** The queries that the attack is expected to take, for the progress. */
  planned: number;
  /** True while climbs that every input must have may take the time of what follows. */
  isLent = false;
  readonly #budget: Budget;
  readonly #atLast: number;
  #forScrutiny: number;

  /** @param hasScrutiny true if a self-check may follow */
  constructor(budget: Budget, hasScrutiny: boolean) {
    const atStart = budget.timeLeftMs();
    const part = (share: number): number => (Number.isFinite(atStart) ? atStart * share : 0);
    this.#budget = budget;
    this.#forScrutiny = hasScrutiny ? part(SCRUTINY_TIME_SHARE) : 0;
    this.#atLast = part(LAST_TIME_SHARE);
    this.maxQueries = Math.floor(budget.maxQueries * (1 - LATER_SHARE));
    this.planned = this.maxQueries;
  }

  /** What the attack may still take. */
  readonly timeLeftMs = (): number => (this.isLent ? this.longestMs() : this.longestMs() - this.#forScrutiny);

  /** What is left if nothing is kept but the time to end. The self-check may take all of it. */
  readonly longestMs = (): number => this.#budget.timeLeftMs() - this.#atLast;

  /** @returns a clock of a part of the time that is left now */
  part(share: number, timeLeftMs: () => number): () => number {
    const restMs = (1 - share) * timeLeftMs();
    return () => (Number.isFinite(restMs) ? timeLeftMs() - restMs : Number.POSITIVE_INFINITY);
  }

  /** The self-check was made: what is left of its time is the attack's. */
  endScrutiny(): void {
    this.#forScrutiny = 0;
  }
}

/** The substitute learns from the newest points: so many, with at most so many numbers. */
const KEPT_POINTS = 20_000;
const KEPT_NUMBERS = 2 ** 25;

/** Makes what asks the victim, within what the attack may spend. */
export function makeOracle(
  { picture, features }: Pick<AnalysisData, 'picture' | 'features'>,
  victim: Victim,
  space: AttackSpace,
  budget: Budget,
): { readonly oracle: Oracle; readonly spending: Spending; readonly lens: ReturnType<typeof makeLens> } {
  const lens = makeLens(space.size, picture);
  // Without features nothing can be planted.
  const spending = new Spending(budget, features !== undefined);
  const oracle: Oracle = new Oracle(victim, space, {
    maxQueries: spending.maxQueries,
    timeLeftMs: spending.timeLeftMs,
    tell: () => {
      budget.progress(Math.min(0.9, (0.9 * oracle.queries) / spending.planned), oracle.attack);
    },
    kept: Math.min(KEPT_POINTS, Math.floor(KEPT_NUMBERS / lens.seen)),
    see: (point) => lens.see(point),
  });
  return { oracle, spending, lens };
}
