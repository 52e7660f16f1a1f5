import { listNames } from '@model-security-scan/common/list-names';
import { ArtifactFault } from '../../fault.ts';
import { shownName } from '../../model/shown-name.ts';
import type { Member } from '../member.ts';
import { type CsvRecord, csvRecords } from './csv.ts';
import type { DatasetLimits } from '../dataset-limits.ts';
import { cellNumber, isHeader, isMissing, type TableColumn, type Words } from './table-columns.ts';

/** The columns of a table that are read, in the order in which they are wanted. */
export interface TablePlan {
  readonly columns: readonly PlannedColumn[];
  readonly label?: number | undefined;
  readonly takesDoubles?: boolean | undefined;
}

/** A column that is read, by its place in the file. */
export interface PlannedColumn extends Pick<TableColumn, 'words' | 'mayLack' | 'categories'> {
  readonly at: number;
  /** Set if the column holds numbers that are categories: the code of each. */
  readonly codes?: ReadonlyMap<number, number> | undefined;
  /** Set if the column may hold other categories. */
  readonly others?: Words | undefined;
}

export interface Table {
  readonly name: string;
  /** The names of all columns of the file; undefined if the first row holds values. */
  readonly header: readonly string[] | undefined;
  readonly rows: number;
  readonly columns: number;
  /** Row by row: numbers, NaN where one is missing, and codes of texts. */
  readonly values: Float32Array | Float64Array;
  readonly labels: readonly string[] | undefined;
  readonly hasDecimalCommas: boolean;
}

/** Reads the columns of a table that `plan` chooses by its header and width. @throws ArtifactFault that names file, line and column */
export function readTable(
  member: Member,
  limits: DatasetLimits,
  plan: (header: readonly string[] | undefined, columns: number) => TablePlan,
): Table {
  const records = csvRecords(member.read(), member.name, limits);
  const first = records.next();
  if (first.done === true) throw new ArtifactFault(`${shownName(member.name)} is empty.`);
  const { cells, delimiter } = first.value;
  const header = isHeader(cells, delimiter) ? cells.map((cell) => cell.trim()) : undefined;
  const reader = new TableReader(member.name, header, cells.length, plan(header, cells.length), limits);
  if (header === undefined) reader.add(first.value);
  for (const record of records) reader.add(record);
  return reader.table();
}

class TableReader {
  readonly #name: string;
  readonly #header: readonly string[] | undefined;
  readonly #width: number;
  readonly #plan: TablePlan;
  readonly #maxNumbers: number;
  readonly #labels: string[] = [];
  #values: Float32Array | Float64Array;
  #rows = 0;
  /** Where the first number with a decimal comma is, and with a point. */
  #comma: string | undefined;
  #point: string | undefined;

  constructor(
    name: string,
    header: readonly string[] | undefined,
    width: number,
    plan: TablePlan,
    limits: DatasetLimits,
  ) {
    this.#name = name;
    this.#header = header;
    this.#width = width;
    this.#plan = plan;
    this.#values = this.#newValues(1024);
    this.#maxNumbers = limits.numbers;
  }

  add(record: CsvRecord): void {
    const { cells, line } = record;
    if (cells.length !== this.#width) {
      throw new ArtifactFault(
        `${shownName(this.#name)}, line ${String(line)}: ${String(cells.length)} columns, but the first row has ` +
          `${String(this.#width)}.`,
      );
    }
    const { columns, label } = this.#plan;
    const start = this.#rows * columns.length;
    this.#makeRoom(start + columns.length);
    for (const [place, column] of columns.entries()) {
      this.#values[start + place] = this.#valueOf(record, column);
    }
    if (label !== undefined) this.#labels.push(this.#labelOf(record, label));
    this.#rows += 1;
  }

  table(): Table {
    if (this.#rows === 0) throw new ArtifactFault(`${shownName(this.#name)} holds a header but no rows.`);
    const { columns, label } = this.#plan;
    return {
      name: this.#name,
      header: this.#header,
      rows: this.#rows,
      columns: columns.length,
      values: this.#values.subarray(0, this.#rows * columns.length),
      labels: label === undefined ? undefined : this.#labels,
      hasDecimalCommas: this.#comma !== undefined,
    };
  }

  #makeRoom(length: number): void {
    if (length <= this.#values.length) return;
    if (length > this.#maxNumbers) {
      throw new ArtifactFault(
        `${shownName(this.#name)} holds more than ${String(this.#maxNumbers)} numbers: give fewer rows.`,
      );
    }
    const larger = this.#newValues(Math.max(length, this.#values.length * 2));
    larger.set(this.#values);
    this.#values = larger;
  }

  #newValues(length: number): Float32Array | Float64Array {
    return this.#plan.takesDoubles === true ? new Float64Array(length) : new Float32Array(length);
  }

  #valueOf(record: CsvRecord, column: PlannedColumn): number {
    const { at, words, mayLack } = column;
    const written = record.cells[at] ?? '';
    const cell = written.trim();
    if (words !== undefined) return words.codeOf(isMissing(cell) ? '' : written);
    if (mayLack && isMissing(cell)) return Number.NaN;
    const number = cellNumber(cell, record.delimiter);
    const code = this.#codeOf(record, cell, number, column);
    if (code !== undefined) return code;
    this.#requireOneMark(cell, record, at);
    // Kept with 32 bits, larger numbers would be infinite: no distance from them is known, so nothing about them is found.
    if (number !== undefined && Number.isFinite(Math.fround(number))) return number;
    throw this.#fault(record, at, cell, number !== undefined);
  }

  /** @returns undefined if the cell is a number that stands for itself, as codes of texts do */
  #codeOf(
    record: CsvRecord,
    cell: string,
    number: number | undefined,
    { at, categories, codes, others }: PlannedColumn,
  ): number | undefined {
    if (categories === undefined) return undefined;
    const code = codes?.get(number ?? NaN) ?? categories.findIndex((category) => category.trim() === cell);
    if (code >= 0) return code;
    if (codes === undefined && number !== undefined) return undefined;
    if (others !== undefined) return categories.length + others.codeOf(cell);
    throw this.#unknownCategory(record, at, categories);
  }

  /** A file in which commas and points are decimal would be read with wrong numbers: one of them parts thousands. */
  #requireOneMark(cell: string, record: CsvRecord, at: number): void {
    if (record.delimiter === ',') return;
    if (cell.includes(',')) this.#comma ??= this.#where(record, at);
    else if (cell.includes('.')) this.#point ??= this.#where(record, at);
    if (this.#comma === undefined || this.#point === undefined) return;
    throw new ArtifactFault(
      `${this.#comma}: a number has a decimal comma, but ${this.#point} has a decimal point. Write all numbers of the file ` +
        'with the same mark, and none between thousands.',
    );
  }

  #labelOf(record: CsvRecord, at: number): string {
    const label = (record.cells[at] ?? '').trim();
    if (label !== '') return label;
    throw new ArtifactFault(`${this.#where(record, at)}: the label is missing. Fill it, or remove the row.`);
  }

  #where({ line }: CsvRecord, at: number): string {
    const name = this.#header?.[at];
    const where = `${shownName(this.#name)}, line ${String(line)}, column ${String(at + 1)}`;
    return name === undefined ? where : `${where} (${shownName(name)})`;
  }

  #unknownCategory(record: CsvRecord, at: number, categories: readonly string[]): ArtifactFault {
    const known = listNames(categories, 10, (one) => shownName(one, 40));
    return new ArtifactFault(
      `${this.#where(record, at)}: the cell is "${shownName(record.cells[at] ?? '', 40)}", a category that the model was not trained ` +
        `on: it knows ${known}. Remove the row, or leave the cell empty ` +
        'if it should count as missing.',
    );
  }

  #fault(record: CsvRecord, at: number, cell: string, isNumber: boolean): ArtifactFault {
    const why = isNumber ? 'which is larger than a 32-bit number can be' : 'which is not a number';
    const what = cell === '' ? 'is empty' : `is "${shownName(cell, 40)}", ${why}`;
    return new ArtifactFault(
      `${this.#where(record, at)}: the cell ${what}. Models take numbers. If the model ` +
        'was not trained on this column, such as an id or a name, remove the column from the file; else fill or encode ' +
        'the cell as in training.',
    );
  }
}
