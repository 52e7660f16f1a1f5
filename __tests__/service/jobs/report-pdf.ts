/**
 * A PDF of one page that shows lines of text.
 * @param lines characters outside of printable ASCII become question marks; long lines run over the margin
 */
export function textPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${escapePdf(line)}) Tj T*`).join('\n');
  const content = `BT /F1 9 Tf 40 780 Td 14 TL\n${shown}\nET`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
  ]);
}

function escapePdf(text: string): string {
  return text.replace(/[^\u0020-\u007e]/gu, '?').replace(/[\\()]/gu, '\\$&');
}

/** Numbers the objects and adds the table of their offsets. Everything is ASCII, so characters are bytes. */
function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length);
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
  }
  const start = text.length;
  const count = String(objects.length + 1);
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${count}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${String(start)}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
