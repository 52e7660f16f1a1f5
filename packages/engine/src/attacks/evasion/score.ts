import type { Eps } from './eps.ts';
import type { ClassRates } from '../../catalog/row-results.ts';
import { packOutcomes } from '../../catalog/result/pack-outcomes.ts';
import { hypergeometricTail } from '../../statistics/distributions.ts';
import { ratesIn, shareIn, type Strata, stratumOf } from '../../strata.ts';
import type { Estimate } from '../../types.ts';
import type { Sample } from './oracle.ts';
import type { EvasionSetup } from './setup.ts';

export interface Fallen {
  readonly strata: Strata;
  readonly fell: (input: number) => boolean;
  /** True of an input that may have fallen: the upper end of the interval counts it. */
  readonly isOpen?: (input: number) => boolean;
}

/** How often rows and mixtures of rows fell within eps, and which of the two is judged. */
export interface EvasionScore {
  readonly judged: Estimate;
  readonly rows: Estimate;
  readonly mixtures?: Estimate;
  /** The chance that mixtures fall so much more often if they fall like rows: Fisher's exact test, one-sided. */
  readonly chance?: number;
  /** True if mixtures fall more often than chance explains, and so are judged. */
  readonly isGap: boolean;
  /** Of what is judged; absent if there are no classes. */
  readonly classes?: ClassRates;
}

/** Below this chance, the gap is no accident. */
const ALPHA = 0.001;

/**
 * The score: of rows, unless mixtures of rows fall more often than chance explains: such a model resists near the rows of its test
 * only.
 * @param names of the classes
 */
export function scoreOf(ofRows: Fallen, ofMixtures: Fallen, names?: readonly string[]): EvasionScore {
  const rows = shareOf(ofRows);
  const [total, mixtures] = [ofRows.strata.inputs, ofMixtures.strata.inputs];
  if (mixtures === 0) return { judged: rows, rows, isGap: false, ...classesOf(ofRows, names) };
  const mixed = shareOf(ofMixtures);
  const [found, more] = [countOf(ofRows), countOf(ofMixtures)];
  const chance = hypergeometricTail(more, mixtures, found + more, total + mixtures);
  const isGap = chance < ALPHA;
  return {
    ...{ judged: isGap ? mixed : rows, rows, mixtures: mixed, chance, isGap },
    ...classesOf(isGap ? ofMixtures : ofRows, names),
  };
}

function classesOf(
  { strata, fell }: Fallen,
  names: readonly string[] | undefined,
): Pick<EvasionScore, 'classes'> {
  const classes = ratesIn(strata, fell, names);
  return classes === undefined ? {} : { classes };
}

/** The same of a search, which decides no input that it has not changed. */
export function scoreOfSearch(
  { campaign, samples, mixtures, strataOf }: EvasionSetup,
  names?: readonly string[],
): EvasionScore {
  const { eps } = campaign.oracle;
  const fallenOf = (some: readonly Sample[]): Fallen => ({
    strata: strataOf(some),
    fell: (input) => (some[input]?.bestDistance ?? Number.POSITIVE_INFINITY) <= eps,
  });
  return scoreOf(fallenOf(samples), fallenOf(mixtures), names);
}

/** Packs what became of each row, with its group if the score is a mean over groups. */
export function packGrouped(
  rows: readonly { readonly key: number; readonly fell: boolean }[],
  strata: Strata,
  effort: Parameters<typeof packOutcomes>[1],
): ReturnType<typeof packOutcomes> {
  const groups = stratumOf(strata);
  const grouped = groups && rows.map((row, index) => ({ ...row, group: groups[index] ?? 0 }));
  return packOutcomes(grouped ?? rows, effort);
}

/** How far inputs may be changed, for the report. */
export function epsFigures({ value, from, inConflict }: Eps): Record<string, number | string> {
  const conflict = inConflict !== undefined && { 'rows in conflict': inConflict };
  return { eps: value, 'eps from': from, ...conflict, norm: 'Linf' };
}

/** How well the model does without an attack, for the report. */
export function accuracyFigures(
  { rows }: Pick<EvasionSetup['asked'], 'rows'>,
  { accuracy, balanced }: EvasionSetup['agreement'],
): Record<string, number> {
  return {
    'rows asked for the accuracy': rows.length,
    accuracy,
    'balanced accuracy': balanced.value,
    'balanced accuracy, at least': balanced.low,
  };
}

function shareOf({ strata, fell, isOpen }: Fallen): Estimate {
  const share = shareIn(strata, fell);
  if (isOpen === undefined) return share;
  return { ...share, high: shareIn(strata, (input) => fell(input) || isOpen(input)).high };
}

function countOf({ strata, fell }: Fallen): number {
  return Array.from({ length: strata.inputs }, (_unused, input) => input).filter(fell).length;
}
