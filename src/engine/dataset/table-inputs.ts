import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { Member } from './member.ts';
import { beyondOne, seriesWindows } from './array-inputs.ts';
import { labelColumn } from './label-file.ts';
import { type InputForm, type RawInputs, thinOut } from './input-form.ts';
import { readTable, type Table } from './table.ts';

/**
 * Reads inputs from a table. One column more than the model takes holds the label.
 * @throws ArtifactFault if it has another number of columns
 */
export function tableInputs(member: Member, form: InputForm): RawInputs {
  const size = form.shape.reduce((product, side) => product * side, 1);
  const table = readTable(member, form.limits, (header, columns) =>
    columns === size + 1 ? labelColumn(header, columns) : undefined,
  );
  if (table.columns === 1 && size > 1 && form.kind === 'windows') {
    return seriesWindows(table.values, size, member.name, form);
  }
  if (table.columns !== size && table.columns !== size + 1) throw columnFault(table, size);
  const label = table.columns === size ? undefined : labelColumn(table.header, table.columns);
  const kept = thinOut(table.rows, size, form.limits.numbers);
  const count = kept?.length ?? table.rows;
  const values = withoutColumn(table, label, size, kept, count);
  return {
    values,
    count,
    pixels: form.kind === 'pictures' && beyondOne(values),
    columns: table.header?.filter((_, column) => column !== label),
    names: undefined,
    kept,
    total: table.rows,
    labels: table.texts && { name: member.name, values: table.texts, pictures: undefined },
  };
}

function withoutColumn(
  table: Table,
  column: number | undefined,
  size: number,
  kept: readonly number[] | undefined,
  count: number,
): Float32Array {
  const values = new Float32Array(count * size);
  for (let row = 0; row < count; row += 1) {
    const start = (kept?.[row] ?? row) * table.columns;
    const split = start + (column ?? size);
    values.set(table.values.subarray(start, split), row * size);
    const rest = table.values.subarray(split + 1, start + table.columns);
    if (column !== undefined) values.set(rest, row * size + column);
  }
  return values;
}

function columnFault(table: Table, size: number): ArtifactFault {
  const [first = ''] = table.header ?? [];
  const index = /^(?:unnamed.*|index)?$/iu.test(first) && table.header !== undefined;
  const advice = index ? ' Save the table without row numbers: data.to_csv("data.csv", index=False).' : '';
  return new ArtifactFault(
    `${shownName(table.name)} has ${String(table.columns)} columns, but the model takes ${String(size)} numbers ` +
      `(and one column more may hold the label).${advice}`,
  );
}
