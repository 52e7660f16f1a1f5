/** A Markdown table; the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [tableHead(head), ...rows.map(tableRow)].join('\n');
}

/** The first two lines of a table whose rows are printed as they are measured. */
export function tableHead(head: readonly string[]): string {
  return [head, head.map((_title, index) => (index === 0 ? '---' : '---:'))].map(tableRow).join('\n');
}

export function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
