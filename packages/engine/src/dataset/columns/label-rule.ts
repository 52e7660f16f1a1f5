import { listNames } from '@model-security-scan/common/list-names';
import { ArtifactFault } from '../../fault.ts';
import { shownName } from '../../model/shown-name.ts';
import { areClasses, classesOf, hasNames, type KnownClasses } from '../classes.ts';
import { isLabelName } from '../label-file.ts';
import type { ColumnFacts } from './column-facts.ts';

/** What is known of the label of a table before the table is read. */
export interface LabelQuestion {
  /** `label-column` of the config file: a name, a number counted from 0, or `none`. */
  readonly given?: string | undefined;
  /** The column that another table of the analysis, or the baseline, has. It counts if this table has it, too. */
  readonly kept?: string | undefined;
  /** True if only `given` names a label: nothing else says what the columns are. */
  readonly isOnlyGiven?: boolean;
  /** True if the attack needs labels, and no file of its own holds them. */
  readonly isNeeded?: boolean;
  readonly isInFile?: boolean;
  /** True if the table may lack the column that the config file names: another table of the analysis has it. */
  readonly mayLack?: boolean;
  /** What the model answers: the values of a regression, or classes; undefined if it is not known. */
  readonly answers?: 'values' | KnownClasses | undefined;
}

export interface TableColumns {
  readonly file: string;
  readonly header: readonly string[] | undefined;
  readonly width: number;
  readonly factsOf: (at: number) => ColumnFacts | undefined;
}

export interface LabelPool {
  readonly places: readonly number[];
  /** True if one of them must be the label, because the model takes all others. */
  readonly isOneLabel: boolean;
  /** True if a column may be the label: what the model then takes are numbers. */
  readonly isPossible: (at: number) => boolean;
}

/** The columns that may be the label; none if there is no label. */
export interface LabelChoices {
  /** One called as labels are comes first, then the last. */
  readonly places: readonly number[];
  /** True if only what the columns hold speaks for them, so that a model is asked which one it knows. */
  readonly isByContent: boolean;
}

/** How the config file says that a table has no label. */
export const NO_LABEL = 'none';

/**
 * Finds the label of a table, by the one rule that holds for all of them: the column that the config file names; else that of the
 * baseline; else those whose values are the model's classes (for a regression: numbers), by their names before by their numbers; else
 * the one called target, label, class or y; else the last. Dates, ids, free text, row numbers and empty columns are never labels by
 * themselves.
 * @throws ArtifactFault if the config file names a column that cannot be the label
 */
export function labelChoices(table: TableColumns, pool: LabelPool, question: LabelQuestion): LabelChoices {
  const { given, kept, isInFile = false, mayLack = isInFile } = question;
  const sure = (at: number | undefined): LabelChoices => ({
    places: at === undefined ? [] : [at],
    isByContent: false,
  });
  if (given !== undefined) return sure(givenPlace(given, table, pool, mayLack));
  if (question.isOnlyGiven === true && !pool.isOneLabel) return sure(undefined);
  const known = kept === undefined ? undefined : placeOf(kept, table.header, table.width);
  if (known !== undefined && pool.places.includes(known)) return sure(known);
  const open = pool.places.filter(
    (at) => table.factsOf(at)?.uselessness === undefined && pool.isPossible(at),
  );
  const byContent = isInFile ? [] : placesOfClasses(table, open, question, !pool.isOneLabel);
  const isNamed = (at: number): boolean => isLabelName(table.header?.[at]);
  if (byContent.length > 0) {
    const likeliest = [...byContent.filter(isNamed), ...byContent.filter((at) => !isNamed(at)).toReversed()];
    return { places: likeliest, isByContent: true };
  }
  const byName = pool.places.find((at) => isNamed(at) && pool.isPossible(at));
  if (byName !== undefined) return sure(byName);
  return sure(pool.isOneLabel || question.isNeeded === true ? open.at(-1) : undefined);
}

/**
 * The columns that are no inputs, wherever they stand: the one that the config file names; else, if the model takes numbers only, words
 * that are the names of its classes, unless numbers that may be the classes are called as labels are.
 */
export function surePlaces(
  table: TableColumns,
  question: LabelQuestion,
  isOfNumbers: boolean,
): readonly number[] {
  const { header, width, factsOf } = table;
  if (question.given !== undefined) return [placeOf(question.given, header, width) ?? []].flat();
  if (!isOfNumbers || question.isInFile === true) return [];
  const useful = Array.from({ length: width }, (_unused, at) => at).filter(
    (at) => factsOf(at)?.uselessness === undefined,
  );
  const found = placesOfClasses(table, useful, question, true);
  return found.every((at) => factsOf(at)?.isWords === true && holdsNames(factsOf(at), question)) ? found : [];
}

/** The columns that hold the model's classes. With `prefersNames`, numbers beside names count only if they are called as labels are. */
function placesOfClasses(
  { header, factsOf }: TableColumns,
  places: readonly number[],
  question: LabelQuestion,
  prefersNames: boolean,
): readonly number[] {
  const all = places.filter((at) => mayAnswer(factsOf(at), question));
  const named = prefersNames ? all.filter((at) => holdsNames(factsOf(at), question)) : [];
  return named.length === 0 ? all : all.filter((at) => named.includes(at) || isLabelName(header?.[at]));
}

/** Finds a column by its name, else by its place, counted from 0: `3` or `column 3`, as `columnName` writes it. */
export function placeOf(
  column: string,
  header: readonly string[] | undefined,
  width: number,
): number | undefined {
  const plain = (text: string): string => text.trim().toLowerCase();
  const exact = header?.indexOf(column.trim()) ?? -1;
  const named = exact === -1 ? (header ?? []).map(plain).indexOf(plain(column)) : exact;
  const number = /^(?:column )?(\d{1,9})$/u.exec(column)?.[1];
  const place = named === -1 && number !== undefined ? Number(number) : named;
  return place >= 0 && place < width ? place : undefined;
}

/** How a column is called in messages and results. */
export function columnName(at: number, header: readonly string[] | undefined): string {
  const name = header?.[at] ?? '';
  return name === '' ? `column ${String(at)}` : name;
}

const MOST_NAMES = 20;

/** The names of columns, for a message. */
export function columnNames(places: readonly number[], header: readonly string[] | undefined): string {
  return listNames(places, MOST_NAMES, (at) => shownName(columnName(at, header), 40));
}

function givenPlace(
  given: string,
  { file, header, width }: TableColumns,
  { places, isOneLabel }: LabelPool,
  mayLack: boolean,
): number | undefined {
  if (given === NO_LABEL && placeOf(given, header, width) === undefined) {
    if (!isOneLabel) return undefined;
    throw new ArtifactFault(
      `${shownName(file)} has one column more than the model takes, but label-column is none. Remove the column that ` +
        'is no input from the table, or name it as label-column.',
    );
  }
  const place = placeOf(given, header, width);
  if (place !== undefined && places.includes(place)) return place;
  if (place === undefined && mayLack && !isOneLabel) return undefined;
  const known =
    places.length === 0
      ? 'The model takes every column of the table'
      : `The columns that are no inputs are ${columnNames(places, header)}`;
  throw new ArtifactFault(
    `${shownName(file)}: label-column names ${shownName(given, 40)}, ${place === undefined ? 'which the table does not have' : 'which is an input of the model'}. ` +
      `${known}. Name the column that holds the label, or "none".`,
  );
}

function mayAnswer(facts: ColumnFacts | undefined, { answers, isNeeded }: LabelQuestion): boolean {
  if (facts === undefined || answers === undefined || facts.different < 2) return false;
  // A label that lacks values is a fault, but only if it is needed.
  if (facts.isLacking && isNeeded !== true) return false;
  if (answers === 'values') return !facts.isText;
  const { values } = facts;
  if (values === undefined || (answers.names === undefined && answers.count === undefined)) return false;
  try {
    return new Set(classesOf([...values], answers, { name: '' }).labels).size > 1;
  } catch (error) {
    if (error instanceof ArtifactFault) return false;
    throw error;
  }
}

/** True if a column that may be the label holds the names of the classes, as the model writes them, and not their numbers. */
function holdsNames(facts: ColumnFacts | undefined, { answers }: LabelQuestion): boolean {
  if (answers === undefined || answers === 'values' || !hasNames(answers)) return false;
  return areClasses([...(facts?.values ?? [])], answers);
}
