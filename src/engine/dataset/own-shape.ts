import { holdArrays, readArrays } from './arrays.ts';
import { isTable } from './raw-inputs.ts';
import type { DatasetLimits } from './limits.ts';
import type { Member } from './member.ts';
import type { TableColumn } from './table-columns.ts';
import { surveyTable, surveyTables } from './table-survey.ts';

/** What rows without a model are. */
export interface OwnShape {
  readonly shape: readonly number[];
  readonly columns: readonly TableColumn[] | undefined;
  readonly notes: readonly string[];
}

/**
 * Finds what an input is from the table itself, and from `reference`, for an analysis without a model. @throws ArtifactFault
 * @returns undefined if the data is neither a table nor an array of rows
 */
export async function ownShape(
  members: readonly Member[],
  reference: readonly Member[],
  limits: DatasetLimits,
  label: string | undefined,
): Promise<OwnShape | undefined> {
  const [first] = members;
  if (first === undefined) return undefined;
  if (holdArrays(members)) {
    const { inputs, only } = await readArrays(members, limits);
    const [, columns, ...more] = (inputs ?? only)?.shape ?? [];
    if (columns === undefined || more.length > 0) return undefined;
    const lacking = Array.from({ length: columns }, () => ({ name: undefined, mayLack: true }));
    return { shape: [columns], columns: lacking, notes: [] };
  }
  if (!isTable(members)) return undefined;
  const [other] = reference;
  const { columns, notes } =
    other !== undefined && isTable(reference)
      ? surveyTables(first, other, limits, label)
      : surveyTable(first, limits, label);
  return { shape: [columns.length], columns, notes };
}
