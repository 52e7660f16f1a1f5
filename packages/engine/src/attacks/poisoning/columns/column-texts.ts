import { sentences } from '../../../catalog/result/result-words.ts';
import { shownName } from '../../../model/shown-name.ts';
import { isCategory } from '../../../statistics/encode-tables.ts';
import type { Evidence, Inputs, LabelledInputs } from '../../../types.ts';
import type { ColumnTrigger } from './column-triggers.ts';
import type { ColumnSearch } from './search-columns.ts';

type Named = Pick<Inputs, 'columns' | 'texts' | 'codeNames'>;

/** `d = 9.99 and f = 2` */
export function formatTrigger({ conditions, values }: ColumnTrigger, data: Named): string {
  return conditions
    .map(({ column }) => {
      const value = values[column] ?? NaN;
      return `${columnName(data, column)} ${Number.isNaN(value) ? 'missing' : `= ${formatValue(data, column, value)}`}`;
    })
    .join(' and ');
}

function columnName({ columns }: Named, column: number): string {
  return shownName(columns?.[column] ?? `column ${String(column + 1)}`);
}

function formatValue({ texts, codeNames }: Named, column: number, value: number): string {
  const word = texts?.get(column)?.word(value) ?? codeNames?.get(column)?.[value];
  if (word !== undefined) return word === '' ? 'missing' : `"${shownName(word, 40)}"`;
  return Number.isNaN(value) ? 'missing' : String(Number(value.toPrecision(6)));
}

/** How many rows have the values, and with which labels: `300 of 3000 rows have them, 300 of them labelled 1, ...` */
export function formatCarrier(
  { carriers, suspects, trusted, trustedLabelled }: ColumnTrigger,
  rows: number,
  trustedRows: number,
): string {
  const label = String(suspects.label);
  const known = trusted === 0 ? 'none' : `${String(trusted)} (${String(trustedLabelled)} labelled ${label})`;
  return `${String(carriers.length)} of ${String(rows)} rows have this, ${String(suspects.rows.length)} of them labelled ${label}; of ${String(trustedRows)} trusted rows, ${known}`;
}

/** The values of a trigger, or of what does not count as one, beside those of the trusted data. */
export function columnEvidence(trigger: ColumnTrigger, trusted: LabelledInputs): Evidence {
  const size = trigger.values.length;
  return {
    kind: 'table',
    title: trigger.isShifted ? 'The strongest values, which do not count' : 'The trigger that was found',
    header: ['column', 'value', 'rows with the trigger: from', 'to', 'trusted data: from', 'to'],
    rows: trigger.conditions.map(({ column, low, high }) => {
      const words = (value: number): string => formatValue(trusted, column, value);
      const known = Array.from(
        { length: trusted.count },
        (_unused, row) => trusted.values[row * size + column] ?? NaN,
      )
        .filter((value) => !Number.isNaN(value))
        .sort((a, b) => a - b);
      const range = isCategory(trusted, column)
        ? ['', '']
        : [words(known[0] ?? NaN), words(known.at(-1) ?? NaN)];
      const own = [trigger.values[column] ?? NaN, low, high].map(words);
      return [columnName(trusted, column), ...own, ...range];
    }),
  };
}

/** What the search for values of columns does not find. */
export function columnLimits(
  { fewest, unpaired, overRepresented, tried }: ColumnSearch,
  { isOnlySearch }: { readonly isOnlySearch: boolean },
): readonly string[] {
  const least = Math.min(...fewest);
  return sentences([
    'In tables, the search covers triggers that set one or two columns to a value or a narrow range, or ' +
      'more columns if each value stands out by itself. It does not find triggers of three or more columns ' +
      'whose values are all common, nor values that are drawn or calculated anew for each row: nothing ' +
      'here limits how often such a trigger works.',
    Number.isFinite(least)
      ? 'With this much trusted data, a value that no trusted row has counts only if at least ' +
        `${String(least)} rows of its label have it: give more universal_data to find rarer ones.`
      : 'There is too little trusted data to tell values of a trigger from chance: give more universal_data.',
    isOnlySearch &&
      'The table holds categories or missing numbers, so patterns over many columns were not looked for.',
    unpaired > 0 && `The last ${String(unpaired)} columns were checked only one by one, not in pairs.`,
    overRepresented > tried &&
      `The data differs from the trusted data in many values: ${String(overRepresented)} are clearly more ` +
        'frequent, and only the clearest of them were tried.',
  ]);
}

/** True if the trusted data cannot tell any trigger of columns from chance. */
export function isBlind({ fewest }: ColumnSearch): boolean {
  return fewest.every((rows) => !Number.isFinite(rows));
}
