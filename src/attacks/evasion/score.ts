import { hypergeometricTail } from '../../engine/statistics/hypergeometric.ts';
import { wilson } from '../../engine/statistics/wilson.ts';
import type { Estimate } from '../../engine/types.ts';
import type { Sample } from './oracle.ts';
import type { EvasionSetup } from './setup.ts';

/** How many inputs were attacked, and what became of them. */
export interface Fallen {
  readonly total: number;
  readonly fallen: number;
  /** Inputs that may have fallen: the upper end of the interval counts them. */
  readonly undecided?: number;
}

/** How often rows and mixtures of rows fell within eps, and which of the two is judged. */
export interface EvasionScore {
  /** What is judged. */
  readonly judged: Estimate;
  readonly rows: Estimate;
  /** Absent if no mixtures were attacked. */
  readonly mixtures?: Estimate;
  /** The chance that mixtures fall so much more often if they fall like rows: Fisher's exact test, one-sided. */
  readonly chance?: number;
  /** True if mixtures fall more often than chance explains, and so are judged. */
  readonly isGap: boolean;
}

/** Below this chance, the gap is no accident. */
const ALPHA = 0.001;

/**
 * Computes the score: of rows, unless mixtures of rows fall more often than chance explains. Such a model resists near the rows of its
 * test only, and inputs in use are other ones: then the score is that of the mixtures.
 */
export function scoreOf(ofRows: Fallen, ofMixtures: Fallen): EvasionScore {
  const rows = shareOf(ofRows);
  if (ofMixtures.total === 0) return { judged: rows, rows, isGap: false };
  const mixed = shareOf(ofMixtures);
  const total = ofRows.total + ofMixtures.total;
  const chance = hypergeometricTail(
    ofMixtures.fallen,
    ofMixtures.total,
    ofRows.fallen + ofMixtures.fallen,
    total,
  );
  const isGap = chance < ALPHA;
  return { judged: isGap ? mixed : rows, rows, mixtures: mixed, chance, isGap };
}

/** The same of a search, which decides no input that it has not changed. */
export function scoreOfSearch({ campaign, samples, mixtures }: EvasionSetup): EvasionScore {
  const { eps } = campaign.oracle;
  const count = (some: readonly Sample[]): Fallen => ({ total: some.length, fallen: fallen(some, eps) });
  return scoreOf(count(samples), count(mixtures));
}

function shareOf({ total, fallen: found, undecided = 0 }: Fallen): Estimate {
  const share = wilson(found, total);
  return undecided === 0 ? share : { ...share, high: wilson(found + undecided, total).high };
}

/** How many samples were changed within eps to another class. */
export function fallen(samples: readonly Sample[], eps: number): number {
  return samples.filter(({ bestDistance }) => bestDistance <= eps).length;
}
