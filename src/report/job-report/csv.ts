import { plainLine } from '../../text/sanitize.ts';

/** Writes a table as CSV (RFC 4180). */
export function writeCsv(header: readonly string[], rows: readonly (readonly (string | number)[])[]): Buffer {
  const lines = [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`);
  return Buffer.from(lines.join(''));
}

function csvCell(cell: string | number): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  // Spreadsheets run a text that starts like a formula; an apostrophe keeps it a text.
  const text = plainLine(cell, 4000).replace(/^[=+\-@]/u, "'$&");
  return /[",]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
