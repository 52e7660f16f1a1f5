import { ArtifactFault } from '../fault.ts';
import { shownName } from '../model/shown-name.ts';
import { csvRecords } from './csv.ts';
import { isFreeText } from './free-text.ts';
import { labelColumnByName } from './label-file.ts';
import type { DatasetLimits } from './limits.ts';
import type { Member } from './member.ts';
import {
  cellNumber,
  isHeader,
  isMissing,
  isUnnamed,
  plainName,
  type TableColumn,
  Words,
} from './table-columns.ts';

/** In fewer rows, nothing follows from that. */
const FEWEST = 20;
/** So many different numbers of rows tell that a column holds them. */
const MOST_PLACES = 10_000;
const DATE =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: ?[AP]M)?(?:Z|[+-]\d{2}:?\d{2})?)?$/iu;

const EMPTY = 'empty';

/** What a table without a model is: the columns that are compared, and what was left out. */
export interface TableSurvey {
  readonly columns: readonly TableColumn[];
  /** The names of columns that say nothing about how inputs are distributed. */
  readonly leftOut: readonly string[];
  /** Sentences for the limits of the result. */
  readonly notes: readonly string[];
}

/** What is known of a column after some rows. */
class Column {
  #rows = 0;
  #present = 0;
  #numbers = 0;
  #dates = 0;
  #counts = true;
  #first = 0;
  readonly #different = new Set<string>();
  readonly #places = new Set<number>();

  add(written: string, delimiter: string): void {
    this.#rows += 1;
    const cell = written.trim();
    if (isMissing(cell)) {
      this.#counts = false;
      return;
    }
    this.#present += 1;
    const number = cellNumber(cell, delimiter);
    if (number !== undefined) this.#numbers += 1;
    if (this.#rows === 1) this.#first = number ?? 0;
    if (number !== this.#first + this.#rows - 1) this.#counts = false;
    if (DATE.test(cell)) this.#dates += 1;
    if (
      number !== undefined &&
      Number.isSafeInteger(number) &&
      number >= 0 &&
      this.#places.size < MOST_PLACES
    ) {
      this.#places.add(number);
    }
    // Numbers are no categories. Ids are told by the first of them.
    if (number === undefined && this.#different.size < 10_000) this.#different.add(written);
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

  /** Why the column says nothing about how inputs are distributed; undefined if it does. */
  get uselessness(): string | undefined {
    if (this.#present === 0) return EMPTY;
    if (this.#counts && this.#numbers === this.#rows && this.#rows >= FEWEST) return 'counts the rows';
    if (this.#dates === this.#present && this.isText) return 'dates';
    return isFreeText(this.#different.size, this.#present) ? 'an id, a name or free text' : undefined;
  }
}

/**
 * Looks at a table that no model explains: which columns hold numbers, and which categories. Dates, ids and row numbers differ
 * between any two tables, and are left out; so is a column of labels.
 * @throws ArtifactFault if no column is left, or one would have to be left out that has no name
 */
export function surveyTable(member: Member, limits: DatasetLimits): TableSurvey {
  const { header, columns } = lookAt(member, limits, (width) => width);
  const label = labelColumnByName(header);
  const leftOut = [...columns.entries()].flatMap(([at, column]) => {
    const why = at === 0 && isUnnamed(header?.[0]) && column.isIndex ? 'counts the rows' : column.uselessness;
    return at === label || why === undefined ? [] : [{ at, why }];
  });
  const [first] = leftOut;
  if (first !== undefined && header === undefined) {
    throw new ArtifactFault(
      `${shownName(member.name)}, column ${String(first.at + 1)}: it cannot be compared (${first.why}). Give the table a header, ` +
        'and such columns are left out by name; or remove it.',
    );
  }
  const isLeftOut = new Set(leftOut.map(({ at }) => at));
  const kept = [...columns.entries()].filter(([at]) => at !== label && !isLeftOut.has(at));
  if (kept.length === 0) {
    throw new ArtifactFault(
      `${shownName(member.name)} has no column of numbers or categories that can be compared.`,
    );
  }
  return {
    columns: kept.map(([at, column]) => ({
      name: header?.[at],
      mayLack: true,
      ...(column.isText ? { words: new Words() } : {}),
    })),
    leftOut: leftOut.filter(({ why }) => why !== EMPTY).map(({ at }) => header?.[at] ?? ''),
    notes: leftOut.length === 0 ? [] : [formatLeftOut(member.name, leftOut, header ?? [])],
  };
}

/**
 * Looks at two tables that are compared without a model: the columns of both count. One that only one of them has, or that is empty in
 * only one, is missing in each row of the other, so that a comparison finds it.
 * @throws ArtifactFault as `surveyTable`, or if columns without names are not equally many
 */
export function surveyTables(data: Member, reference: Member, limits: DatasetLimits): TableSurvey {
  const [own, other] = [surveyTable(data, limits), surveyTable(reference, limits)];
  const [named, known] = [byPlainName(own.columns), byPlainName(other.columns)];
  if (named === undefined || known === undefined) {
    if (own.columns.length === other.columns.length) return own;
    throw new ArtifactFault(
      `${shownName(data.name)} has ${String(own.columns.length)} columns to compare, and ${shownName(reference.name)} has ` +
        `${String(other.columns.length)}. Give both tables a header, so that columns are compared by name.`,
    );
  }
  const ignored = new Set([...own.leftOut, ...other.leftOut].map(plainName));
  const columns = [...new Map([...known, ...named])].flatMap(([name, column]) => {
    if (ignored.has(name)) return [];
    const isText = [named, known].some((table) => table.get(name)?.words !== undefined);
    return [
      { name: column.name, mayLack: true, mayBeAbsent: true, ...(isText ? { words: new Words() } : {}) },
    ];
  });
  return { ...own, columns };
}

/** @returns undefined if the columns have no names */
function byPlainName(columns: readonly TableColumn[]): ReadonlyMap<string, TableColumn> | undefined {
  const named = columns.flatMap((column) =>
    column.name === undefined ? [] : [[plainName(column.name), column] as const],
  );
  return named.length < columns.length ? undefined : new Map(named);
}

/**
 * Looks at a table for a function that answers as the model: which columns it is given, and which of them hold text. Only the
 * label and row numbers without a name are left out.
 * @param wanted the names of the columns that the function takes, if it says so
 * @param isLabelKnown true if labels come from a file of their own, or are not needed
 * @throws ArtifactFault if nothing says which column is the label
 */
export function columnsForFunction(
  member: Member,
  limits: DatasetLimits,
  wanted: readonly string[] | undefined,
  isLabelKnown: boolean,
): readonly TableColumn[] {
  const { header, columns } = lookAt(member, limits, (width) => width);
  const columnAt = (at: number): TableColumn => ({
    name: wanted?.[at] ?? header?.[at],
    mayLack: true,
    ...(columns[at]?.isText === true ? { words: new Words() } : {}),
  });
  if (wanted !== undefined) {
    return wanted.map((name, place) => ({ ...columnAt(header?.indexOf(name) ?? place), name }));
  }
  const label = labelColumnByName(header);
  if (label === undefined && !isLabelKnown) {
    throw new ArtifactFault(
      `${shownName(member.name)}: nothing says which column is the label, and the function of predict gets ` +
        'all other columns. Call it target, label, class or y, give label as a file of its own, or list the ' +
        'inputs in the attribute columns of the function.',
    );
  }
  const isIndexed = isUnnamed(header?.[0]) && columns[0]?.isIndex === true;
  return [...columns.keys()].filter((at) => at !== label && !(isIndexed && at === 0)).map(columnAt);
}

function formatLeftOut(
  file: string,
  leftOut: readonly { readonly at: number; readonly why: string }[],
  header: readonly string[],
): string {
  const shown = leftOut.slice(0, 10).map(({ at, why }) => {
    const name = header[at] ?? '';
    return `${name === '' ? `column ${String(at + 1)}` : shownName(name, 40)} (${why})`;
  });
  return `Columns of ${shownName(file)} that were left out: ${shown.join(', ')}${leftOut.length > 10 ? ', …' : ''}.`;
}

/**
 * True if the first column has no name and numbers the rows: pandas and R write it so. Rows of a split keep the numbers of
 * the whole, all different and in any order.
 */
export function hasIndexColumn(member: Member, limits: DatasetLimits): boolean {
  const { header, columns } = lookAt(member, limits, () => 1);
  return isUnnamed(header?.[0]) && columns[0]?.isIndex === true;
}

/** @param wanted how many columns to look at, of so many; a table with a named first column is not read for its index */
function lookAt(
  member: Member,
  limits: DatasetLimits,
  wanted: (width: number) => number,
): { readonly header: readonly string[] | undefined; readonly columns: readonly Column[] } {
  let header: readonly string[] | undefined;
  let columns: readonly Column[] | undefined;
  for (const { cells, delimiter } of csvRecords(member.read(), member.name, limits)) {
    if (columns === undefined) {
      requireFew(cells.length, member.name, limits);
      columns = Array.from({ length: wanted(cells.length) }, () => new Column());
      header = isHeader(cells, delimiter) ? cells.map((cell) => cell.trim()) : undefined;
      if (columns.length < cells.length && !isUnnamed(header?.[0])) break;
      if (header !== undefined) continue;
    }
    for (const [at, column] of columns.entries()) column.add(cells[at] ?? '', delimiter);
  }
  return { header, columns: columns ?? [] };
}

/** @throws ArtifactFault if a table has too many columns to be one of inputs */
export function requireFew(columns: number, name: string, limits: DatasetLimits): void {
  if (columns <= limits.columns) return;
  throw new ArtifactFault(
    `${shownName(name)} has ${String(columns)} columns; at most ${String(limits.columns)} can be analysed. If each row is a ` +
      'picture, the task is image-classification.',
  );
}
