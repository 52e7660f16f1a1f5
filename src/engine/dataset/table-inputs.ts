import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { Member } from './member.ts';
import { beyondOne, seriesWindows } from './array-inputs.ts';
import { labelColumn, labelColumnByName } from './label-file.ts';
import { type InputForm, type RawInputs, thinOut } from './input-form.ts';
import { readTable, type Table, type TablePlan } from './table.ts';
import { plainName } from './table-columns.ts';
import { hasIndexColumn, requireFew } from './table-survey.ts';

/**
 * Reads inputs from a table. Columns go by their names if the model has names for its own, else by their order. One column more
 * than the model takes holds the label. An unnamed first column that counts the rows is left out.
 * @throws ArtifactFault if it has another number of columns, or lacks some
 */
export function tableInputs(member: Member, form: InputForm): RawInputs {
  const size = form.shape.reduce((product, side) => product * side, 1);
  const isIndexed = form.kind === 'rows' && hasIndexColumn(member, form.limits);
  let matched: Matched = { columns: [], leftOut: [] };
  const table = readTable(member, form.limits, (header, width) => {
    if (form.kind === 'rows') requireFew(width, member.name, form.limits);
    matched =
      form.kind === 'windows' && width === 1 && size > 1
        ? { columns: [0], leftOut: [] }
        : matchColumns({ name: member.name, header, width, isIndexed }, form, size);
    return planOf(matched, form);
  });
  if (table.columns === 1 && size > 1) {
    return seriesWindows(Float32Array.from(table.values), size, member.name, form);
  }
  const kept = thinOut(table.rows, size, form.limits.numbers);
  const count = kept?.length ?? table.rows;
  const rows = rowsOf(table, kept, count);
  const values = rows instanceof Float64Array ? Float32Array.from(rows) : rows;
  return {
    values,
    doubles: rows instanceof Float64Array ? rows : undefined,
    count,
    pixels: form.kind === 'pictures' && beyondOne(values),
    columns:
      table.header &&
      matched.columns.map((at, place) => table.header?.[at] ?? form.columns?.[place]?.name ?? ''),
    names: undefined,
    kept,
    total: table.rows,
    labels: table.labels && { name: member.name, values: table.labels, pictures: undefined },
    notes: notesOf(table, matched),
  };
}

/** Which columns of a file are inputs, in the order of the model (-1: absent), and which one holds the label. */
interface Matched {
  readonly columns: readonly number[];
  readonly label?: number | undefined;
  readonly leftOut: readonly number[];
}

interface TableShape {
  readonly name: string;
  readonly header: readonly string[] | undefined;
  readonly width: number;
  /** True if the first column only counts the rows. */
  readonly isIndexed: boolean;
}

function matchColumns(shape: TableShape, form: InputForm, size: number): Matched {
  const { header, width, isIndexed } = shape;
  const named = header === undefined ? undefined : matchByName(shape, header, form);
  if (named !== undefined) return named;
  const all = Array.from({ length: width }, (_unused, at) => at);
  const fits = (places: readonly number[]): boolean => places.length === size || places.length === size + 1;
  const inputs = isIndexed && fits(all.slice(1)) ? all.slice(1) : all;
  if (!fits(inputs)) throw columnFault(shape, size);
  const leftOut = inputs.length < all.length ? [0] : [];
  if (inputs.length === size) return { columns: inputs, leftOut };
  const names = header === undefined ? undefined : inputs.map((at) => header[at] ?? '');
  const label = inputs[labelColumn(names, inputs.length)];
  return { columns: inputs.filter((at) => at !== label), label, leftOut };
}

/** @returns undefined if the model has no names for its columns, or none of them occurs */
function matchByName(
  { name, isIndexed }: TableShape,
  header: readonly string[],
  form: InputForm,
): Matched | undefined {
  const wanted = form.columns?.map((column) => column.name);
  if (wanted === undefined || wanted.includes(undefined)) return undefined;
  const plain = header.map(plainName);
  const columns = wanted.map((column) => {
    const exact = header.indexOf(column ?? '');
    return exact === -1 ? plain.indexOf(plainName(column ?? '')) : exact;
  });
  if (columns.every((at) => at === -1)) return undefined;
  const missing = wanted.filter(
    (_column, place) => columns[place] === -1 && form.columns?.[place]?.mayBeAbsent !== true,
  );
  if (missing.length > 0) {
    const shown = missing.slice(0, 10).map((column) => shownName(column ?? '', 40));
    throw new ArtifactFault(
      `${shownName(name)} lacks ${missing.length === 1 ? 'a column' : 'columns'} that the analysis takes by name: ` +
        `${shown.join(', ')}${missing.length > 10 ? ', …' : ''}. Add them, or correct the header.`,
    );
  }
  const twice = columns.find((at, place) => at !== -1 && columns.indexOf(at) !== place);
  if (twice !== undefined || columns.some((at) => header.filter((one) => one === header[at]).length > 1)) {
    throw new ArtifactFault(
      `${shownName(name)} has two columns of the same name. Rename or remove one of them.`,
    );
  }
  const others = [...header.keys()].filter((at) => !columns.includes(at) && !(isIndexed && at === 0));
  const byName = labelColumnByName(header);
  const label =
    byName !== undefined && others.includes(byName) ? byName : others.length === 1 ? others[0] : undefined;
  return {
    columns,
    label,
    leftOut: [...header.keys()].filter((at) => !columns.includes(at) && at !== label),
  };
}

function planOf({ columns, label }: Matched, form: InputForm): TablePlan {
  return {
    columns: columns.map((at, place) => {
      const { words, mayLack = false, categories } = form.columns?.[place] ?? {};
      return { at, mayLack, categories, ...(words === undefined ? {} : { words }) };
    }),
    label,
    takesDoubles: form.takesDoubles,
  };
}

function rowsOf(
  table: Table,
  kept: readonly number[] | undefined,
  count: number,
): Float32Array | Float64Array {
  if (kept === undefined) return table.values.slice();
  const size = count * table.columns;
  const values = table.values instanceof Float64Array ? new Float64Array(size) : new Float32Array(size);
  for (const [row, from] of kept.entries()) {
    const start = from * table.columns;
    values.set(table.values.subarray(start, start + table.columns), row * table.columns);
  }
  return values;
}

function notesOf({ header, name, hasDecimalCommas }: Table, { leftOut }: Matched): readonly string[] {
  const shown = leftOut.slice(0, 10).map((at) => {
    const title = header?.[at] ?? '';
    return title === '' ? `column ${String(at + 1)}, which counts the rows` : shownName(title, 40);
  });
  const more = leftOut.length > 10 ? ', …' : '';
  return [
    ...(leftOut.length === 0
      ? []
      : [`Columns of ${shownName(name)} that are not inputs were left out: ${shown.join('; ')}${more}.`]),
    ...(hasDecimalCommas ? [`Commas in the numbers of ${shownName(name)} were read as decimal commas.`] : []),
  ];
}

function columnFault({ name, header, width }: TableShape, size: number): ArtifactFault {
  const [first = ''] = header ?? [];
  const index = /^(?:unnamed.*|index)?$/iu.test(first) && header !== undefined;
  const advice = index ? ' Save the table without row numbers: data.to_csv("data.csv", index=False).' : '';
  return new ArtifactFault(
    `${shownName(name)} has ${String(width)} columns, but the model takes ${String(size)} numbers ` +
      `(and one column more may hold the label).${advice}`,
  );
}
