/** `5 of 6 columns stay fixed` */
export function formatFixedColumns(fixed: number, columns: number): string {
  return `${String(fixed)} of ${String(columns)} columns ${fixed === 1 ? 'stays' : 'stay'} fixed`;
}
