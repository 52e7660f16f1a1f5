import { listNames } from '@model-security-scan/common/list-names';
import { ArtifactFault } from '../../fault.ts';
import { shownName } from '../../model/shown-name.ts';
import type { InputForm, Layout, Layouts } from '../input-form.ts';
import type { DatasetLimits } from '../dataset-limits.ts';
import type { Member } from '../member.ts';
import { isUnnamed, plainName } from '../tables/table-columns.ts';
import { type ColumnFacts, columnFacts, DATES, headOf } from './column-facts.ts';
import { columnNames, labelChoices, type LabelPool, surePlaces, type TableColumns } from './label-rule.ts';

/** What the columns of a table are, before the label is known. */
interface Inputs extends LabelPool {
  /** The inputs if a column is the label, or none is. */
  readonly inputs: (label: number | undefined) => readonly number[];
}

/**
 * Finds out which columns of a table are inputs, and which may be the label. Columns go by names if the model has some, else by order.
 * @throws ArtifactFault if the table has another number of columns, or lacks some
 */
export function findLayouts(member: Member, form: InputForm): Layouts {
  const size = form.shape.reduce((product, side) => product * side, 1);
  const { header, width } = headOf(member, form.limits);
  if (form.kind === 'rows') requireFew(width, member.name, form.limits);
  const factsOf = lazyFacts(member, form);
  const table: TableColumns = { file: member.name, header, width, factsOf };
  const series = form.kind === 'windows' && size > 1 && width !== size ? seriesOf(table) : undefined;
  if (series !== undefined) {
    return {
      all: [{ columns: [series], leftOut: otherPlaces(width, [series]) }],
      ...{ header, isByContent: false },
    };
  }
  const isIndexed = form.kind === 'rows' && isUnnamed(header?.[0]) && factsOf(0)?.isIndex === true;
  const found = inputsByName(table, form, isIndexed) ?? inputsByPlace(table, form, size, isIndexed);
  const { places, isByContent } = labelChoices(table, found, form.label ?? {});
  const layoutOf = (label: number | undefined): Layout => {
    const columns = found.inputs(label);
    return {
      columns,
      label,
      leftOut: otherPlaces(width, [...columns, ...(label === undefined ? [] : [label])]),
    };
  };
  return { all: places.length === 0 ? [layoutOf(undefined)] : places.map(layoutOf), header, isByContent };
}

function otherPlaces(width: number, taken: readonly number[]): readonly number[] {
  const known = new Set(taken);
  return Array.from({ length: width }, (_unused, at) => at).filter((at) => !known.has(at));
}

/** The column that is cut into windows: the only one, or the only one beside days and what says nothing. */
function seriesOf({ width, factsOf }: TableColumns): number | undefined {
  if (width === 1) return 0;
  const all = otherPlaces(width, []).map((at) => ({ at, why: factsOf(at)?.uselessness }));
  const [series, ...others] = all.filter(({ why }) => why === undefined);
  return others.length === 0 && all.some(({ why }) => why === DATES) ? series?.at : undefined;
}

/** Reads what columns hold only if it is asked for: of a table whose columns are all inputs, nobody asks. */
function lazyFacts(member: Member, { limits }: InputForm): TableColumns['factsOf'] {
  let known: ReadonlyMap<number, ColumnFacts> | undefined;
  return (at) => {
    known ??= columnFacts(member, limits);
    return known.get(at);
  };
}

/** @returns undefined if the model has no names for its columns, or none of them occurs */
function inputsByName(
  { file, header, width }: Omit<TableColumns, 'factsOf'>,
  form: InputForm,
  isIndexed: boolean,
): Inputs | undefined {
  const wanted = form.columns?.map((column) => column.name);
  if (header === undefined || wanted === undefined || wanted.includes(undefined)) return undefined;
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
    const shown = listNames(missing, 10, (column) => shownName(column ?? '', 40));
    throw new ArtifactFault(
      `${shownName(file)} lacks ${missing.length === 1 ? 'a column' : 'columns'} that the analysis takes by name: ` +
        `${shown}. Add ${missing.length === 1 ? 'it' : 'them'}, or correct the header.`,
    );
  }
  const twice = columns.find((at, place) => at !== -1 && columns.indexOf(at) !== place);
  if (twice !== undefined || columns.some((at) => header.filter((one) => one === header[at]).length > 1)) {
    throw new ArtifactFault(
      `${shownName(file)} has two columns of the same name. Rename or remove one of them.`,
    );
  }
  const places = otherPlaces(width, isIndexed ? [0, ...columns] : columns);
  return { places, isOneLabel: false, isPossible: () => true, inputs: () => columns };
}

/**
 * Takes columns by their order. If there are too many, those go that cannot be inputs: the label if it is sure, and row numbers without
 * a name, then words that a model of numbers cannot take, then empty columns and row numbers with a name.
 * @throws ArtifactFault if no way leaves the columns of the model, and at most one more for the label if it is not sure
 */
function inputsByPlace(table: TableColumns, form: InputForm, size: number, isIndexed: boolean): Inputs {
  const isUseful = (at: number): boolean => table.factsOf(at)?.uselessness === undefined;
  const isWider = table.width > size;
  const isSieved = isWider && form.kind === 'rows' && !takesWords(form);
  const labels = surePlaces(table, form.label ?? {}, isSieved);
  const unnamed = otherPlaces(table.width, isIndexed && isWider ? [0, ...labels] : labels);
  const numbers = isSieved ? unnamed.filter((at) => table.factsOf(at)?.isWords !== true) : unnamed;
  const holdsLabel = unnamed.some((at) => !numbers.includes(at) && isUseful(at));
  const useful = (): readonly number[] => numbers.filter(isUseful);
  // A label in words leaves the row numbers as the one column too many.
  const isCounted = numbers.length === size + 1 && holdsLabel && useful().length === size;
  const tries = [() => numbers, () => unnamed, useful, () => unnamed.filter(isUseful)];
  const sizes = labels.length === 0 ? [size, size + 1] : [size];
  const fits = ({ length }: readonly number[]): boolean => sizes.includes(length);
  const rest = isCounted ? useful() : tries.find((one) => fits(one()))?.();
  if (rest !== undefined) return inputsAmong(table, rest, size, takesWords(form));
  throw labels.length === 0 ? columnFault(table, form, size) : restFault(table, labels, numbers, size);
}

function takesWords({ columns = [] }: InputForm): boolean {
  return columns.some(
    ({ words, categories, categoryNumbers }) =>
      categoryNumbers === undefined && (words ?? categories) !== undefined,
  );
}

function inputsAmong(
  table: TableColumns,
  rest: readonly number[],
  size: number,
  mayBeWords: boolean,
): Inputs {
  if (rest.length === size) {
    const places = otherPlaces(table.width, rest);
    return { places, isOneLabel: false, isPossible: () => true, inputs: () => rest };
  }
  const words = rest.filter((at) => table.factsOf(at)?.isWords === true);
  const spare = rest.filter((at) => table.factsOf(at)?.uselessness !== undefined);
  return {
    places: rest,
    // A column of row numbers may be the one too many.
    isOneLabel: spare.length !== 1,
    // Of words that the model cannot take, none may be left among the inputs.
    isPossible: (at) => mayBeWords || words.every((one) => one === at),
    inputs: (label) => rest.filter((at) => at !== (label ?? spare[0])),
  };
}

function columnFault(
  { file, header, width }: TableColumns,
  { kind }: InputForm,
  size: number,
): ArtifactFault {
  const [first = ''] = header ?? [];
  const index = /^(?:unnamed.*|index)?$/iu.test(first) && header !== undefined;
  const advice = index
    ? 'Save the table without row numbers: data.to_csv("data.csv", index=False).'
    : kind === 'windows'
      ? 'Give a window in each row, or the series as one column of numbers, beside which only days may stand.'
      : 'Give the columns that the model was trained on, in their order. Code that prepares them, such as one-hot encoding, can be ' +
        'called as a Python function (predict).';
  return new ArtifactFault(
    `${shownName(file)} has ${String(width)} columns, but the model takes ${String(size)} numbers ` +
      `(and one column more may hold the label). ${advice}`,
  );
}

/** Says that the columns beside the label are not those of the model. */
function restFault(
  { file, header }: TableColumns,
  labels: readonly number[],
  rest: readonly number[],
  size: number,
): ArtifactFault {
  return new ArtifactFault(
    `${shownName(file)}: beside the label (${columnNames(labels, header)}), ${String(rest.length)} columns are left for the ` +
      `${String(size)} numbers that the model takes by their order: ${columnNames(rest, header)}. Give exactly the columns that the ` +
      'model was trained on, in their order, or export the model with names for its inputs. If another column is the label, name ' +
      'it: label-column: NAME.',
  );
}

function requireFew(columns: number, name: string, limits: DatasetLimits): void {
  if (columns <= limits.columns) return;
  throw new ArtifactFault(
    `${shownName(name)} has ${String(columns)} columns; at most ${String(limits.columns)} can be analysed. If each row is a ` +
      'picture, the task is image-classification.',
  );
}
