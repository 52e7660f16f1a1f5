import { listNames } from '@model-security-scan/common/list-names';
import { ArtifactFault } from '../../fault.ts';
import { shownName } from '../../model/shown-name.ts';
import { columnFacts, EMPTY, headOf } from '../columns/column-facts.ts';
import { placeOf } from '../columns/label-rule.ts';
import { isLabelName } from '../label-file.ts';
import type { DatasetLimits } from '../dataset-limits.ts';
import type { Member } from '../member.ts';
import { isUnnamed, plainName, type TableColumn, Words } from './table-columns.ts';

/** What a table without a model is: the columns that are compared, and what was left out. */
export interface TableSurvey {
  readonly columns: readonly TableColumn[];
  /** The names of columns that say nothing about how inputs are distributed. */
  readonly leftOut: readonly string[];
  readonly notes: readonly string[];
}

/**
 * Looks at a table that no model explains: which columns hold numbers, and which categories. Dates, ids and row numbers differ between
 * any two tables, and are left out; so is the label. @throws ArtifactFault if no column is left, or one without a name has to go
 */
export function surveyTable(member: Member, limits: DatasetLimits, given?: string): TableSurvey {
  const { header, width } = headOf(member, limits);
  const columns = columnFacts(member, limits);
  const label = given === undefined ? undefined : placeOf(given, header, width);
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

/** What is known of the label of a table for a function. */
export interface FunctionLabel {
  readonly given: string | undefined;
  readonly isKnown: boolean;
}

/**
 * Looks at two tables that are compared without a model. A column that only one of them has, or that is empty in only one, is missing
 * in each row of the other, so that a comparison finds it. @throws ArtifactFault
 */
export function surveyTables(
  data: Member,
  reference: Member,
  limits: DatasetLimits,
  label?: string,
): TableSurvey {
  const [own, other] = [surveyTable(data, limits, label), surveyTable(reference, limits, label)];
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

function byPlainName(columns: readonly TableColumn[]): ReadonlyMap<string, TableColumn> | undefined {
  const named = columns.flatMap((column) =>
    column.name === undefined ? [] : [[plainName(column.name), column] as const],
  );
  return named.length < columns.length ? undefined : new Map(named);
}

/**
 * Looks at a table for a function that answers as the model: which columns it is given, and which of them hold text. Only the label
 * and row numbers without a name are left out. `wanted` are the columns that the function says it takes.
 * @throws ArtifactFault if nothing says which column is the label
 */
export function columnsForFunction(
  member: Member,
  limits: DatasetLimits,
  wanted: readonly string[] | undefined,
  { given, isKnown }: FunctionLabel,
): readonly TableColumn[] {
  const { header, width } = headOf(member, limits);
  const columns = columnFacts(member, limits);
  const columnAt = (at: number): TableColumn => ({
    name: wanted?.[at] ?? header?.[at],
    mayLack: true,
    ...(columns.get(at)?.isText === true ? { words: new Words() } : {}),
  });
  if (wanted !== undefined) {
    return wanted.map((name, place) => ({ ...columnAt(header?.indexOf(name) ?? place), name }));
  }
  const named = header?.findIndex(isLabelName) ?? -1;
  const byName = named === -1 ? undefined : named;
  const label = given === undefined ? byName : placeOf(given, header, width);
  if (label === undefined && !isKnown) {
    throw new ArtifactFault(
      `${shownName(member.name)}: nothing says which column is the label, and the function of predict gets ` +
        'all other columns. Add it to the model in the config file: label-column: NAME; or give label as a ' +
        'file of its own, or list the inputs in the attribute columns of the function.',
    );
  }
  const isIndexed = isUnnamed(header?.[0]) && columns.get(0)?.isIndex === true;
  return [...columns.keys()].filter((at) => at !== label && !(isIndexed && at === 0)).map(columnAt);
}

function formatLeftOut(
  file: string,
  leftOut: readonly { readonly at: number; readonly why: string }[],
  header: readonly string[],
): string {
  const shown = listNames(leftOut, 10, ({ at, why }) => {
    const name = header[at] ?? '';
    return `${name === '' ? `column ${String(at + 1)}` : shownName(name, 40)} (${why})`;
  });
  return `Columns of ${shownName(file)} that were left out: ${shown}.`;
}
