import { listNames } from '@model-security-scan/common/list-names';
import { shownName } from '../../model/shown-name.ts';
import type { Member } from '../member.ts';
import { beyondOne, seriesWindows } from '../array-inputs.ts';
import { type ColumnFacts, columnFacts } from '../columns/column-facts.ts';
import { columnName } from '../columns/label-rule.ts';
import { findLayouts } from '../columns/layout.ts';
import { type InputForm, keptRows, type Layout, type RawInputs, thinOut } from '../input-form.ts';
import { readTable, type Table, type TablePlan } from './table.ts';

const MOST_NAMES = 20;

/**
 * Reads inputs from a table. Columns go by their names if the model names its own, else by order; of several possible labels the first
 * is read as such. @throws ArtifactFault if it has another number of columns, or lacks some
 */
export function tableInputs(member: Member, form: InputForm): RawInputs {
  const size = form.shape.reduce((product, side) => product * side, 1);
  const layouts = form.layout === undefined ? findLayouts(member, form) : undefined;
  const layout = form.layout ?? layouts?.all[0] ?? { columns: [], leftOut: [] };
  const table = readTable(member, form.limits, () => planOf(member, layout, form));
  if (table.columns === 1 && size > 1) {
    const windows = seriesWindows(Float32Array.from(table.values), size, member.name, form);
    return { ...windows, notes: notesOf(table, layout) };
  }
  const kept = thinOut(table.rows, size, form.limits.numbers);
  const rows = keptRows(table.values, kept, table.columns);
  const values = rows instanceof Float64Array ? Float32Array.from(rows) : rows;
  return {
    values,
    doubles: rows instanceof Float64Array ? rows : undefined,
    count: kept?.length ?? table.rows,
    pixels: form.kind === 'pictures' && beyondOne(values),
    columns:
      table.header &&
      layout.columns.map((at, place) => table.header?.[at] ?? form.columns?.[place]?.name ?? ''),
    kept,
    total: table.rows,
    labels: labelsOf(table, layout),
    layouts,
    notes: notesOf(table, layout),
  };
}

/** Names the categories in the tables that the model was not trained on. */
export function otherCategoryNotes(
  { columns = [] }: InputForm,
  header: readonly string[] | undefined,
): readonly string[] {
  const found = columns.flatMap(({ others }, at) => {
    if (others === undefined || others.size === 0) return [];
    const shown = listNames(others.all, MOST_NAMES, (one) => shownName(one, 40));
    return [`${shown} (${shownName(columnName(at, header), 40)})`];
  });
  if (found.length === 0) return [];
  return [
    `Categories that the model was not trained on: ${found.join('; ')}. They are compared as values of their own, and are missing ` +
      'for the model.',
  ];
}

function labelsOf({ name, header, labels }: Table, { label }: Layout): RawInputs['labels'] {
  if (labels === undefined || label === undefined) return undefined;
  const column = columnName(label, header);
  return { name: `${name} (${column})`, values: labels, pictures: undefined, column };
}

function planOf(member: Member, { columns, label }: Layout, form: InputForm): TablePlan {
  const hasNumbers = form.columns?.some(({ categoryNumbers }) => categoryNumbers !== undefined) === true;
  const facts = hasNumbers ? columnFacts(member, form.limits) : undefined;
  return {
    columns: columns.map((at, place) => {
      const { words, mayLack = false, categories, categoryNumbers, others } = form.columns?.[place] ?? {};
      const isCoded = categoryNumbers !== undefined && holdsPlaces(facts?.get(at), categoryNumbers);
      const isNeither = categoryNumbers !== undefined && holdsNone(facts?.get(at), categoryNumbers);
      const open = form.takesOthers === true && !isNeither ? others : undefined;
      const named = isCoded ? {} : { categories, codes: categoryNumbers, others: open };
      return { at, mayLack, ...named, ...(words === undefined ? {} : { words }) };
    }),
    label,
    takesDoubles: form.takesDoubles,
  };
}

/** True if a column holds the places of categories that are numbers, and not these. */
function holdsPlaces(facts: ColumnFacts | undefined, numbers: ReadonlyMap<number, number>): boolean {
  if (facts === undefined || facts.isEvery((value) => numbers.has(value))) return false;
  return facts.isEvery((value) => Number.isInteger(value) && value >= 0 && value < numbers.size);
}

/** True if a column holds neither categories nor their places: another way of coding them is no change of the data. */
function holdsNone(facts: ColumnFacts | undefined, numbers: ReadonlyMap<number, number>): boolean {
  return facts?.isEvery((value) => !numbers.has(value)) === true;
}

function notesOf({ header, name, hasDecimalCommas }: Table, { leftOut }: Layout): readonly string[] {
  return [
    ...(leftOut.length === 0
      ? []
      : [`Columns of ${shownName(name)} that are not inputs were left out: ${namesOf(leftOut, header)}.`]),
    ...(hasDecimalCommas ? [`Commas in the numbers of ${shownName(name)} were read as decimal commas.`] : []),
  ];
}

function namesOf(leftOut: readonly number[], header: readonly string[] | undefined): string {
  return listNames(leftOut, MOST_NAMES, (at) =>
    header?.[at] === ''
      ? 'the one without a name, which counts the rows'
      : shownName(columnName(at, header), 40),
  );
}
