/** A Markdown table; the first column is text, the others are figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_title, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
