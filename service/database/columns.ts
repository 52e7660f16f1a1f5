import type { SQLOutputValue } from 'node:sqlite';

export type DatabaseRow = Record<string, SQLOutputValue>;

/** A column that holds text. @throws Error if it does not */
export function textOf(row: DatabaseRow, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`column ${column} of the service's database holds no text`);
  return value;
}

/** A column that holds a number. @throws Error if it does not */
export function numberOf(row: DatabaseRow, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') {
    throw new Error(`column ${column} of the service's database holds no number`);
  }
  return value;
}

/** A column that holds text or NULL. */
export function optionalText(row: DatabaseRow, column: string): string | undefined {
  return row[column] === null ? undefined : textOf(row, column);
}

/** A column that holds a number or NULL. */
export function optionalNumber(row: DatabaseRow, column: string): number | undefined {
  return row[column] === null ? undefined : numberOf(row, column);
}

/** A column that holds one of a list of words. @throws Error if it does not */
export function memberOf<const T extends string>(members: readonly T[], row: DatabaseRow, column: string): T {
  const text = textOf(row, column);
  const found = members.find((member) => member === text);
  if (found === undefined) throw new Error(`the service's database holds the unknown value "${text}"`);
  return found;
}
