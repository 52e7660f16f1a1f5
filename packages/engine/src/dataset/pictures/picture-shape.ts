import type { PictureShape } from '../../analysis-data.ts';
import { ArtifactFault } from '../../fault.ts';
import { holdArrays, readArrays } from '../read-arrays.ts';
import { isTable } from '../raw-inputs.ts';
import type { DatasetLimits } from '../dataset-limits.ts';
import type { Member } from '../member.ts';
import type { TableColumn } from '../tables/table-columns.ts';
import { surveyTable, surveyTables } from '../tables/table-survey.ts';

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

const CHANNELS: readonly number[] = [1, 3, 4];

/** Finds where the channels are in an input of a picture model: `[1, 8, 8]`, `[8, 8, 1]`, `[8, 8]`; of a flat one, `[64]`, by what is given. */
export function pictureShape(shape: readonly number[], given: readonly number[] | undefined): PictureShape {
  const [first, second, third] = shape;
  if (first !== undefined && second !== undefined && third !== undefined && shape.length === 3) {
    return threeDimensions(first, second, third);
  }
  if (first !== undefined && second !== undefined && shape.length === 2) {
    return { channels: 1, height: first, width: second, order: 'chw' };
  }
  if (shape.length === 1 && given !== undefined && given.length > 1) return pictureShape(given, undefined);
  const side = Math.sqrt(first ?? 0);
  if (shape.length === 1 && Number.isInteger(side)) {
    return { channels: 1, height: side, width: side, order: 'chw' };
  }
  throw new ArtifactFault(
    `The model takes ${shape.join(' x ')} numbers, and it is not clear what picture that is. Give input_dimensions, ` +
      'such as [28, 28, 1].',
  );
}

function threeDimensions(first: number, second: number, third: number): PictureShape {
  return CHANNELS.includes(third) && !CHANNELS.includes(first)
    ? { channels: third, height: first, width: second, order: 'hwc' }
    : { channels: first, height: second, width: third, order: 'chw' };
}
