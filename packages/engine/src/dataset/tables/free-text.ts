import { listNames } from '@model-security-scan/common/list-names';
import { shownName } from '../../model/shown-name.ts';
import type { Inputs } from '../../types.ts';

/** A text column in which more than this share of the rows differ is an id, a name or free text. */
const MOST_DIFFERENT = 0.5;
const FEWEST = 20;
/** More different texts than these are no categories, however many rows there are. */
const MOST_CATEGORIES = 5_000;
const MOST_NAMES = 20;

/** True if a column's texts are no categories, but ids, names or free text: so many of its present texts are different. */
export function isFreeText(different: number, present: number): boolean {
  return different > Math.max(FEWEST, Math.min(MOST_DIFFERENT * present, MOST_CATEGORIES));
}

/** What to do about texts that no attack can change. */
export const FREE_TEXT_ADVICE =
  'Remove the attack; or attack the part of the model behind the texts, with their numbers (such as TF-IDF or embeddings) as data.';

type Texts = Pick<Inputs, 'values' | 'count' | 'columns'> & { readonly texts?: Inputs['texts'] };

export function freeTextColumns({ values, count, texts }: Texts): ReadonlySet<number> {
  const size = values.length / Math.max(1, count);
  const free = [...(texts ?? [])].filter(([column, words]) => {
    const different = new Set<number>();
    let present = 0;
    for (let row = 0; row < count; row += 1) {
      const code = values[row * size + column] ?? 0;
      if (words.word(code) === '') continue;
      present += 1;
      different.add(code);
    }
    return isFreeText(different.size, present);
  });
  return new Set(free.map(([column]) => column));
}

/** Says why nothing can be asked about a table that is not in it already. @returns undefined if some column can be varied */
export function whyOnlyFreeText(inputs: Texts): string | undefined {
  const free = freeTextColumns(inputs);
  if (free.size === 0) return undefined;
  const { values, count } = inputs;
  const size = values.length / Math.max(1, count);
  const varies = Array.from({ length: size }, (_unused, column) => column).some((column) => {
    if (free.has(column)) return false;
    return values.some((value, at) => at % size === column && !Object.is(value, values[column]));
  });
  if (varies) return undefined;
  return (
    `An attack can vary nothing in this data: ${freeTextNames(inputs, free)} ` +
    `${free.size === 1 ? 'holds' : 'hold'} free text that differs in more than half of the rows, and no ` +
    'other column holds two values. This tool does not attack texts, so the model would pass untested. ' +
    FREE_TEXT_ADVICE
  );
}

/** Says which columns an attack asked about only as they are in the data. */
export function formatFreeText(inputs: Texts): readonly string[] {
  const free = freeTextColumns(inputs);
  if (free.size === 0) return [];
  return [
    'Columns of free text, which the model got only as they are in data, and which copies do not read: ' +
      `${freeTextNames(inputs, free)}.`,
  ];
}

function freeTextNames({ columns }: Texts, free: ReadonlySet<number>): string {
  return listNames([...free], MOST_NAMES, (column) =>
    shownName(columns?.[column] ?? `column ${String(column + 1)}`, 40),
  );
}
