import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import type { Member } from './member.ts';
import { type CsvRecord, csvRecords } from './csv.ts';
import type { DatasetLimits } from './limits.ts';

/** A table of numbers from a .csv file. */
export interface Table {
  readonly name: string;
  /** The names of the columns; undefined if the first row holds numbers. */
  readonly header: readonly string[] | undefined;
  readonly columns: number;
  readonly rows: number;
  /** The numbers, row by row. In a column of text, they are 0. */
  readonly values: Float32Array;
  /** The cells of the one column that may hold text, if it was asked for. */
  readonly texts: readonly string[] | undefined;
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;

/**
 * Reads a table.
 * @param textColumn finds the column that may hold text, such as labels, by the header and the number of columns
 * @throws ArtifactFault that names file, line and column
 */
export function readTable(
  member: Member,
  limits: DatasetLimits,
  textColumn: (header: readonly string[] | undefined, columns: number) => number | undefined,
): Table {
  const records = csvRecords(member.read(), member.name, limits);
  const first = records.next();
  if (first.done === true) throw new ArtifactFault(`${shownName(member.name)} is empty.`);
  const { cells } = first.value;
  const named = cells.some((cell) => !NUMBER.test(cell));
  const header = named ? cells : undefined;
  const reader = new TableReader(
    member.name,
    header,
    cells.length,
    textColumn(header, cells.length),
    limits.numbers,
  );
  if (!named) reader.add(first.value);
  for (const record of records) reader.add(record);
  return reader.table();
}

class TableReader {
  readonly #name: string;
  readonly #header: readonly string[] | undefined;
  readonly #columns: number;
  readonly #textColumn: number | undefined;
  readonly #maxNumbers: number;
  readonly #texts: string[] = [];
  #values = new Float32Array(1024);
  #rows = 0;

  constructor(
    name: string,
    header: readonly string[] | undefined,
    columns: number,
    textColumn: number | undefined,
    maxNumbers: number,
  ) {
    this.#name = name;
    this.#header = header;
    this.#columns = columns;
    this.#textColumn = textColumn;
    this.#maxNumbers = maxNumbers;
  }

  add({ cells, line }: CsvRecord): void {
    if (cells.length !== this.#columns) {
      throw new ArtifactFault(
        `${shownName(this.#name)}, line ${String(line)}: ${String(cells.length)} columns, but the first row has ` +
          `${String(this.#columns)}.`,
      );
    }
    const start = this.#rows * this.#columns;
    this.#makeRoom(start + this.#columns);
    for (const [column, cell] of cells.entries()) {
      if (column === this.#textColumn) this.#texts.push(cell);
      else this.#values[start + column] = this.#numberOf(cell, column, line);
    }
    this.#rows += 1;
  }

  table(): Table {
    if (this.#rows === 0) throw new ArtifactFault(`${shownName(this.#name)} holds a header but no rows.`);
    return {
      name: this.#name,
      header: this.#header,
      columns: this.#columns,
      rows: this.#rows,
      values: this.#values.subarray(0, this.#rows * this.#columns),
      texts: this.#textColumn === undefined ? undefined : this.#texts,
    };
  }

  #makeRoom(length: number): void {
    if (length <= this.#values.length) return;
    if (length > this.#maxNumbers) {
      throw new ArtifactFault(
        `${shownName(this.#name)} holds more than ${String(this.#maxNumbers)} numbers: give fewer rows.`,
      );
    }
    const larger = new Float32Array(Math.max(length, this.#values.length * 2));
    larger.set(this.#values);
    this.#values = larger;
  }

  #numberOf(cell: string, column: number, line: number): number {
    const isNumber = NUMBER.test(cell);
    // Kept with 32 bits, larger numbers would be infinite: no distance from them is known, so nothing about them is found.
    if (isNumber && Number.isFinite(Math.fround(Number(cell)))) return Number(cell);
    const name = this.#header?.[column];
    const where = `${shownName(this.#name)}, line ${String(line)}, column ${String(column + 1)}`;
    const why = isNumber ? 'which is larger than a 32-bit number can be' : 'which is no number';
    const what = cell === '' ? 'is empty' : `is "${shownName(cell, 40)}", ${why}`;
    throw new ArtifactFault(
      `${where}${name === undefined ? '' : ` (${shownName(name)})`}: the cell ${what}. Models take numbers. If the model ` +
        'was not trained on this column, such as an id or a name, remove the column from the file; else fill or encode ' +
        'the cell as in training.',
    );
  }
}
