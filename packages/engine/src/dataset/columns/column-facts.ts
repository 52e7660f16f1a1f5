import type { CsvRecord } from '../tables/csv.ts';
import { ArtifactFault } from '../../fault.ts';
import { shownName } from '../../model/shown-name.ts';
import { isFreeText } from '../tables/free-text.ts';
import type { DatasetLimits } from '../dataset-limits.ts';
import type { Member } from '../member.ts';
import { cellNumber, isHeader, isMissing } from '../tables/table-columns.ts';
import { csvRecords } from '../tables/csv.ts';

const FEWEST = 20;
const MOST_PLACES = 10_000;
const MOST_VALUES = 1_000;
const MOST_TEXTS = 10_000;
/** Of a larger table, every n-th row is looked at, so that about so many cells are. */
const MOST_CELLS = 2_000_000;
const DATE =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[AP]M)?(?:Z|[+-]\d{2}:?\d{2})?)?$/iu;

/** Why a column without values is left out. */
export const EMPTY = 'empty';
export const DATES = 'dates';

/** What is known of a column after some rows. */
export class ColumnFacts {
  #rows = 0;
  #present = 0;
  #numbers = 0;
  #dates = 0;
  #counts = true;
  #first = 0;
  readonly #values = new Set<string>();
  readonly #texts = new Set<string>();
  readonly #places = new Set<number>();

  add(written: string, delimiter: string, row: number): void {
    this.#rows += 1;
    const cell = written.trim();
    if (isMissing(cell)) {
      this.#counts = false;
      return;
    }
    this.#present += 1;
    const number = cellNumber(cell, delimiter);
    if (this.#values.size <= MOST_VALUES) this.#values.add(cell);
    if (row === 0) this.#first = number ?? 0;
    if (number !== this.#first + row) this.#counts = false;
    if (number === undefined) this.#addText(cell);
    else this.#addNumber(number);
  }

  #addText(cell: string): void {
    if (DATE.test(cell)) this.#dates += 1;
    // Ids show in the first of them.
    if (this.#texts.size < MOST_TEXTS) this.#texts.add(cell);
  }

  #addNumber(number: number): void {
    this.#numbers += 1;
    const isPlace = Number.isSafeInteger(number) && number >= 0;
    if (isPlace && this.#places.size < MOST_PLACES) this.#places.add(number);
  }

  /** True if the numbers go up by one from row to row, from 0 or 1; or if all are different whole numbers, as after a split. */
  get isIndex(): boolean {
    if (this.#numbers !== this.#rows) return false;
    const isFromStart = this.#first === 0 || this.#first === 1;
    return (
      (this.#counts && isFromStart) ||
      (this.#rows >= FEWEST && this.#places.size === Math.min(this.#rows, MOST_PLACES))
    );
  }

  get isText(): boolean {
    return this.#numbers < this.#present;
  }

  /** True if no cell holds a number: a label in words, dates, ids, or categories. */
  get isWords(): boolean {
    return this.#numbers === 0 && this.#present > 0;
  }

  get isEmpty(): boolean {
    return this.#present === 0;
  }

  get isLacking(): boolean {
    return this.#present < this.#rows;
  }

  /** The different values, without blanks around them; undefined if there are more than classes ever are. */
  get values(): ReadonlySet<string> | undefined {
    return this.#values.size > MOST_VALUES ? undefined : this.#values;
  }

  /** True if every value is a number for which this holds; of very many different ones, the first are asked about. */
  isEvery(holds: (value: number) => boolean): boolean {
    return [...this.#values].every((value) => holds(Number(value)));
  }

  get different(): number {
    return this.#values.size;
  }

  /** Why the column says nothing about how inputs are distributed, and is no label; undefined if it may be either. */
  get uselessness(): string | undefined {
    if (this.isEmpty) return EMPTY;
    if (this.#counts && this.#numbers === this.#rows && this.#rows >= FEWEST) return 'counts the rows';
    if (this.#dates === this.#present && this.isText) return DATES;
    return isFreeText(this.#texts.size, this.#present) ? 'an id, a name or free text' : undefined;
  }
}

export interface TableHead {
  /** The names of all columns; undefined if the first row holds values. */
  readonly header: readonly string[] | undefined;
  readonly width: number;
}

/** Reads the first row of a table. @throws ArtifactFault if there is none */
export function headOf(member: Member, limits: DatasetLimits): TableHead {
  const first = csvRecords(member.read(), member.name, limits).next();
  if (first.done === true) throw new ArtifactFault(`${shownName(member.name)} is empty.`);
  return headOfRecord(first.value);
}

function headOfRecord({ cells, delimiter }: CsvRecord): TableHead {
  const header = isHeader(cells, delimiter) ? cells.map((cell) => cell.trim()) : undefined;
  return { header, width: cells.length };
}

/** Looks at what the columns of a table hold. */
export function columnFacts(member: Member, limits: DatasetLimits): ReadonlyMap<number, ColumnFacts> {
  let facts: Map<number, ColumnFacts> | undefined;
  let row = 0;
  let every = 1;
  for (const record of csvRecords(member.read(), member.name, limits)) {
    const { cells, delimiter } = record;
    if (facts === undefined) {
      facts = new Map(cells.map((_cell, at) => [at, new ColumnFacts()]));
      const rowBytes = Math.max(1, cells.join(delimiter).length);
      every = Math.ceil(((member.bytes / rowBytes) * facts.size) / MOST_CELLS);
      if (headOfRecord(record).header !== undefined) continue;
    }
    if (row % every === 0) {
      for (const [at, column] of facts) column.add(cells[at] ?? '', delimiter, row);
    }
    row += 1;
  }
  return facts ?? new Map();
}
