/** The cells of a table of one row a line, with ` | ` between cells. */
export function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | '));
}
