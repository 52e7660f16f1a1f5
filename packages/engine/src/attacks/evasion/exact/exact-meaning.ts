import { sentences } from '../../../catalog/result/result-words.ts';
import type { AttackResult, Inputs } from '../../../types.ts';
import { shownName } from '../../../model/shown-name.ts';
import { firstLimits, formatAsked, formatChoice } from '../evasion-texts.ts';
import type { EvasionScore } from '../score.ts';
import type { EvasionSetup } from '../setup.ts';
import { columnsMoved } from '../whole-steps.ts';
import { countOf, type ProvedRow } from './exact-evidence.ts';

const MOST_NAMES = 10;

/**
 * What an exact score says in one sentence, and what it does not say.
 * @param how what the proof computes with
 */
export function describeExact(
  data: Inputs,
  setup: EvasionSetup,
  { proved, score }: { readonly proved: readonly ProvedRow[]; readonly score: EvasionScore },
  how: string,
): Pick<AttackResult, 'meaning' | 'limits'> {
  const { eps } = setup;
  const undecided = countOf(proved, 'undecided');
  return {
    meaning: meaningOf(data, setup, proved, score.isGap ? 'mixtures of two rows' : 'rows'),
    limits: sentences([
      ...firstLimits(eps, score),
      `Each row is proved or turned by ${how}. Only other rows remain uncertain: the interval says what ` +
        'they would give.',
      undecided > 0 &&
        `${String(undecided)} of ${String(proved.length)} rows were not decided within one second each. They ` +
          'count as kept in the score, and as turned in the upper end of the interval.',
      ...formatColumns(data),
      'Only bounded changes of numbers were considered. Other rows and larger changes are other threats.',
      formatChoice(eps),
      formatAsked(setup),
    ]),
  };
}

function meaningOf(
  data: Inputs,
  { eps, agreement }: EvasionSetup,
  proved: readonly ProvedRow[],
  what: string,
): string {
  const [robust, turned, undecided] = [
    countOf(proved, 'robust'),
    countOf(proved, 'turned'),
    countOf(proved, 'undecided'),
  ];
  const change = formatChange(data, eps.value);
  const rows = `${String(proved.length)} ${what} that the model gets right (accuracy ${percent(agreement.accuracy)})`;
  if (turned + undecided === 0) return `No row can be turned by ${change}: proved for all ${rows}.`;
  const rest = sentences([
    robust > 0 && `for ${String(robust)} it is proved that no such change turns them`,
    undecided > 0 && `${String(undecided)} ${undecided === 1 ? 'is' : 'are'} undecided`,
  ]);
  const words = rest.length === 0 ? '' : `; ${rest.join('; ')}`;
  return `${turned === 0 ? 'None' : String(turned)} of ${rows} ${turned === 0 ? 'was' : 'can be'} turned by ${change}${words}.`;
}

/** Says how far an attack goes, and on how many columns. */
export function formatChange(data: Parameters<typeof columnsMoved>[0], eps: number): string {
  const columns = columnsMoved(data, eps);
  const changed = columns === undefined ? 'every column' : `${columns}, each`;
  return `changing ${changed} by up to ${percent(eps)} of its range`;
}

/** Says which columns an attack may not change freely. */
export function formatColumns({ columns, fixed, whole }: Inputs): readonly string[] {
  const named = (places: ReadonlySet<number>): string => {
    const names = [...places]
      .slice(0, MOST_NAMES)
      .map((place) => shownName(columns?.[place] ?? `column ${String(place)}`, 40));
    return `${names.join(', ')}${places.size > MOST_NAMES ? ` and ${String(places.size - MOST_NAMES)} more` : ''}`;
  };
  return sentences([
    fixed !== undefined &&
      fixed.size > 0 &&
      `Columns that stay as they are (categories, one-hot groups, fixed): ${named(fixed)}.`,
    whole !== undefined && whole.size > 0 && `Columns that take whole numbers only: ${named(whole)}.`,
  ]);
}

function percent(share: number): string {
  return `${String(Number((100 * share).toPrecision(3)))} %`;
}
